package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.server.ServerLog;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hides the values of query parameters that carry credentials from the journal and the log. */
public final class QuerySecrets {
    private static final String HIDDEN = "=***";

    private final List<String> names = new ArrayList<>(0);

    /**
     * Collects the query parameters with credentials.
     *
     * @param plans the plans of all APIs that one server emulates
     */
    public QuerySecrets(Collection<Plan> plans) {
        for (Plan plan : plans) {
            for (SecurityPlan scheme : plan.security().values()) {
                if (scheme.carrier() != null && scheme.location() == Location.QUERY) {
                    names.add(scheme.carrier());
                }
            }
        }
    }

    /** Returns the request target with {@code ***} in place of secret values. */
    public String hidden(String target) {
        int mark = names.isEmpty() ? -1 : target.indexOf('?');
        if (mark < 0) {
            return target;
        }
        StringBuilder text = new StringBuilder(target.length()).append(target, 0, mark + 1);
        for (int from = mark + 1; from <= target.length(); ) {
            int end = target.indexOf('&', from);
            String pair = target.substring(from, end < 0 ? target.length() : end);
            int equals = pair.indexOf('=');
            boolean secret = equals >= 0 && names.contains(decoded(pair.substring(0, equals)));
            text.append(secret ? pair.substring(0, equals) + HIDDEN : pair);
            if (end < 0) {
                break;
            }
            text.append('&');
            from = end + 1;
        }
        return text.toString();
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return name;
        }
    }

    /** Returns a log that receives no secret values. */
    public ServerLog hiding(ServerLog log) {
        return names.isEmpty() || log == ServerLog.SILENT ? log : new Hiding(log);
    }

    private final class Hiding implements ServerLog {
        private final ServerLog log;

        Hiding(ServerLog log) {
            this.log = log;
        }

        @Override
        public void replied(String method, String target, int status, @Nullable String reason) {
            log.replied(method, hidden(target), status, reason);
        }

        @Override
        public void memoryShort(int percent) {
            log.memoryShort(percent);
        }

        @Override
        public void unmatched(String method, String target, List<String> nearest) {
            log.unmatched(method, hidden(target), nearest);
        }

        @Override
        public void failed(String method, String target, Throwable cause) {
            log.failed(method, hidden(target), cause);
        }
    }
}
