package dev.ectype.runtime.netty.option;

/**
 * How much of everything a client may ask the server to hold.
 *
 * @param bodyBytesPerSecond the least average rate of a request body, once {@link Timeouts#body} has passed
 * @param connections when that many are open, a new one replaces the one that has been idle for longest
 * @param controlFramesPerSecond frames of HTTP/2 without content, such as PING, that one connection may send
 */
public record Limits(
        int requestLine,
        int headerBytes,
        int headerFields,
        int bodyBytes,
        int bodyBytesPerSecond,
        int connections,
        int streamsPerConnection,
        int controlFramesPerSecond) {

    public static final Limits STANDARD = new Limits(8192, 32 * 1024, 200, 10 * 1024 * 1024, 1024, 10_000, 100, 200);

    public Limits {
        atLeastOne("requestLine", requestLine);
        atLeastOne("headerBytes", headerBytes);
        atLeastOne("headerFields", headerFields);
        atLeastZero("bodyBytes", bodyBytes);
        atLeastZero("bodyBytesPerSecond", bodyBytesPerSecond);
        atLeastOne("connections", connections);
        atLeastOne("streamsPerConnection", streamsPerConnection);
        atLeastOne("controlFramesPerSecond", controlFramesPerSecond);
    }

    private static void atLeastOne(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1: " + value);
        }
    }

    private static void atLeastZero(String name, int value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must not be negative: " + value);
        }
    }

    public Limits withBodyBytes(int bytes) {
        return new Limits(
                requestLine,
                headerBytes,
                headerFields,
                bytes,
                bodyBytesPerSecond,
                connections,
                streamsPerConnection,
                controlFramesPerSecond);
    }

    public Limits withBodyBytesPerSecond(int rate) {
        return new Limits(
                requestLine,
                headerBytes,
                headerFields,
                bodyBytes,
                rate,
                connections,
                streamsPerConnection,
                controlFramesPerSecond);
    }

    public Limits withConnections(int count) {
        return new Limits(
                requestLine,
                headerBytes,
                headerFields,
                bodyBytes,
                bodyBytesPerSecond,
                count,
                streamsPerConnection,
                controlFramesPerSecond);
    }
}
