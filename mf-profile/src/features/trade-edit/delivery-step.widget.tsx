export function DeliveryStep({ today }: { today: string }) {
  return <p>{today}</p>;
}
