package dev.ectype.runtime.netty.option;

/**
 * Limits the resources that clients can occupy.
 *
 * @param bodyBytesPerSecond the minimum average rate of a request body, once {@link Timeouts#body} has passed
 * @param connections the maximum number of connections; a further one replaces the longest idle one
 * @param controlFramesPerSecond the maximum HTTP/2 frames without content, such as PING, per connection
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
