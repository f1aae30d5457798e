export const shellPreset = 1;
