package dev.ectype.compiler.ir.binding;

/** Binds an operation to a channel message. The emulator receives the messages that clients send, and the reverse. */
public record ChannelMessage(String channel, String message, Direction direction) implements Binding {
    /** Lists the directions of messages, as seen from the emulator. */
    public enum Direction {
        RECEIVED,
        SENT
    }

    @Override
    public String label() {
        return direction.name();
    }

    @Override
    public String address() {
        return channel;
    }

    @Override
    public String words() {
        return direction.name().toLowerCase(java.util.Locale.ROOT) + " " + message + " on " + channel;
    }
}
