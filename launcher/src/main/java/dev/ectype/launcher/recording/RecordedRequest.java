package dev.ectype.launcher.recording;

import java.util.List;

/** A recorded request of a client, with the complete URL that the proxy requested from the server. */
public record RecordedRequest(String method, String url, List<RecordedHeader> headers, RecordedBody body) {
    public RecordedRequest {
        headers = List.copyOf(headers);
    }

    /** The path and query of the URL. */
    public String target() {
        int scheme = url.indexOf("://");
        int path = url.indexOf('/', scheme < 0 ? 0 : scheme + 3);
        return path < 0 ? "/" : url.substring(path);
    }

    /** Reports whether the method is safe, so that the request changes nothing. */
    public boolean isSafe() {
        return List.of("GET", "HEAD", "OPTIONS", "TRACE").contains(method);
    }
}
