package dev.ectype.launcher.judge.client;

/** Holds a request whose response a client did not expect. */
public record Contradiction(String request, String expected, String received) {
    /** Returns the request, the expectation and the response as one line. */
    public String line() {
        return request + " expected " + expected + ", received " + received;
    }
}
