package dev.ectype.launcher.recording;

import java.util.List;

/** What a client asked: the whole address, as the server behind the proxy was asked for it. */
public record RecordedRequest(String method, String url, List<RecordedHeader> headers, RecordedBody body) {
    public RecordedRequest {
        headers = List.copyOf(headers);
    }

    /** Where the path begins in the address. */
    public String target() {
        int scheme = url.indexOf("://");
        int path = url.indexOf('/', scheme < 0 ? 0 : scheme + 3);
        return path < 0 ? "/" : url.substring(path);
    }

    /** Whether asking changes nothing, by what the method promises. */
    public boolean isSafe() {
        return List.of("GET", "HEAD", "OPTIONS", "TRACE").contains(method);
    }
}
