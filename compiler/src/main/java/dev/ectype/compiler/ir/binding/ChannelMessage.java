package dev.ectype.compiler.ir.binding;

/** A message on a channel, seen from the emulator: it receives what clients send and sends what clients receive. */
public record ChannelMessage(String channel, String message, Direction direction) implements Binding {
    /** Which way a message goes. */
    public enum Direction {
        RECEIVED,
        SENT
    }

    @Override
    public String words() {
        return direction.name().toLowerCase(java.util.Locale.ROOT) + " " + message + " on " + channel;
    }
}
