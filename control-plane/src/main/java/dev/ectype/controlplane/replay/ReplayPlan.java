package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.outbound.AddressGuard;
import dev.ectype.controlplane.platform.outbound.RefusedAddress;
import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.replay.SentRequest;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds a validated replay request. */
record ReplayPlan(URI target, List<RecordedHeader> headers, Duration patience, List<JsonPath> ignored) {
    private static final int USUAL_PATIENCE = 10_000;
    private static final int LONGEST_HEADER = 8192;
    private static final int LONGEST_PATH = 500;

    static ReplayPlan of(NewReplay request, AddressGuard guard) {
        Integer timeout = request.timeoutMs();
        return new ReplayPlan(
                target(request.targetUrl(), guard),
                headers(request.headers()),
                Duration.ofMillis(timeout == null ? USUAL_PATIENCE : timeout),
                ignored(request.ignore()));
    }

    /** Returns the target address if it is allowed; each connection checks it again. */
    private static URI target(String text, AddressGuard guard) {
        try {
            URI target = guard.parse(text);
            if (target.getRawQuery() != null) {
                throw InvalidRequest.of("targetUrl", "url", "must not have a query");
            }
            guard.resolve(target.getHost());
            return target;
        } catch (RefusedAddress refused) {
            throw InvalidRequest.of("targetUrl", "url", String.valueOf(refused.getMessage()));
        } catch (UnknownHostException unknown) {
            throw InvalidRequest.of("targetUrl", "url", "has an unknown host");
        }
    }

    private static List<RecordedHeader> headers(@Nullable Map<String, String> headerMap) {
        List<RecordedHeader> headers = new ArrayList<>();
        if (headerMap != null) {
            headerMap.forEach((name, value) -> headers.add(header(name, value)));
        }
        return headers;
    }

    private static RecordedHeader header(String name, @Nullable String value) {
        if (value == null
                || value.length() > LONGEST_HEADER
                || !SentRequest.isSendable(new RecordedHeader(name, value))) {
            throw InvalidRequest.of("headers", "header", "has an invalid name or value");
        } else if (SentRequest.isOfConnection(name)) {
            throw InvalidRequest.of("headers", "header", "contains \"" + name + "\", which belongs to the connection");
        }
        return new RecordedHeader(name, value);
    }

    private static List<JsonPath> ignored(@Nullable List<String> texts) {
        List<JsonPath> paths = new ArrayList<>();
        List<FieldFault> faults = new ArrayList<>();
        List<String> all = texts == null ? List.of() : texts;
        for (int at = 0; at < all.size(); at++) {
            String text = all.get(at);
            try {
                if (text == null || text.length() > LONGEST_PATH) {
                    throw new IllegalArgumentException("must be a JSONPath of at most " + LONGEST_PATH + " characters");
                }
                paths.add(JsonPath.parse(text));
            } catch (IllegalArgumentException wrong) {
                faults.add(new FieldFault("ignore[" + at + "]", "jsonPath", String.valueOf(wrong.getMessage())));
            }
        }
        if (!faults.isEmpty()) {
            throw InvalidRequest.of(faults);
        }
        return paths;
    }
}
