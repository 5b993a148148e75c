package dev.ectype.runtime.chaos;

/**
 * Holds the faults of the delivery of one message, which all its subscribers see.
 *
 * @param delay the milliseconds before the message is delivered
 * @param copies the number of deliveries
 * @param late true if the next message of the channel is delivered before
 * @param kept the part of the payload before its malformed end, from 0 to 1, or -1 for a well-formed payload
 */
public record DeliveryFaults(long delay, int copies, boolean late, double kept) {
    /** The delivery of a message without a fault. */
    public static final DeliveryFaults NONE = new DeliveryFaults(0, 1, false, -1);

    DeliveryFaults delayed(long millis) {
        return new DeliveryFaults(delay + millis, copies, late, kept);
    }

    /** Returns these faults with the one of a rule, which is not a delay. */
    DeliveryFaults with(Fault fault, double fraction) {
        return new DeliveryFaults(
                delay,
                fault instanceof Fault.Drop ? 0 : fault instanceof Fault.Duplicate ? 2 : 1,
                fault instanceof Fault.Reorder,
                fault instanceof Fault.Malformed ? fraction : -1);
    }
}
