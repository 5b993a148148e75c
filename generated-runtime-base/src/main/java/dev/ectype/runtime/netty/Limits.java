package dev.ectype.runtime.netty;

/** How much of everything a client may ask the server to hold. */
public record Limits(
        int requestLine, int headerBytes, int headerFields, int bodyBytes, int connections, int streamsPerConnection) {

    public static final Limits STANDARD = new Limits(8192, 32 * 1024, 200, 10 * 1024 * 1024, 10_000, 100);

    public Limits {
        atLeastOne("requestLine", requestLine);
        atLeastOne("headerBytes", headerBytes);
        atLeastOne("headerFields", headerFields);
        if (bodyBytes < 0) {
            throw new IllegalArgumentException("bodyBytes must not be negative: " + bodyBytes);
        }
        atLeastOne("connections", connections);
        atLeastOne("streamsPerConnection", streamsPerConnection);
    }

    private static void atLeastOne(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1: " + value);
        }
    }

    public Limits withBodyBytes(int bytes) {
        return new Limits(requestLine, headerBytes, headerFields, bytes, connections, streamsPerConnection);
    }

    public Limits withConnections(int count) {
        return new Limits(requestLine, headerBytes, headerFields, bodyBytes, count, streamsPerConnection);
    }
}
