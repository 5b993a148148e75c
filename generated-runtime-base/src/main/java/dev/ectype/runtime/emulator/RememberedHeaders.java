package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.state.Header;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The headers that it takes to send a request again; never those that carry credentials. */
final class RememberedHeaders {
    private static final List<String> ALWAYS = List.of(
            "content-type",
            "content-encoding",
            "accept",
            "accept-language",
            "if-match",
            "if-none-match",
            "idempotency-key",
            "prefer");
    private static final List<String> SECRET = List.of("authorization", "proxy-authorization", "cookie");

    /** As proxies call the part of a path that they cut off: links in the reply begin with it. */
    static final String MOUNT = "x-forwarded-prefix";

    private final List<String> names;
    private final int[] lengths;

    /**
     * Chooses them.
     *
     * @param schemes the ways in which the API's own credentials arrive
     * @param host whether links may take the host that requests name
     */
    RememberedHeaders(OperationPlan operation, Collection<SecurityPlan> schemes, boolean host) {
        Set<String> remembered = new LinkedHashSet<>(ALWAYS);
        if (host) {
            remembered.add("host");
        }
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.in() == Location.HEADER) {
                remembered.add(parameter.name().toLowerCase(Locale.ROOT));
            }
        }
        SECRET.forEach(remembered::remove);
        for (SecurityPlan scheme : schemes) {
            if (scheme.carrier() != null && scheme.location() == Location.HEADER) {
                remembered.remove(scheme.carrier().toLowerCase(Locale.ROOT));
            }
        }
        names = List.copyOf(remembered);
        lengths = names.stream().mapToInt(String::length).toArray();
    }

    /** Goes through what was sent once: requests have fewer headers than could be remembered. */
    List<Header> of(Request request) {
        Found found = new Found();
        request.forEachHeader(found);
        List<Header> headers = new ArrayList<>(found.count + 1);
        for (int at = 0; headers.size() < found.count; at++) {
            String value = found.values[at];
            if (value != null) {
                headers.add(new Header(names.get(at), value));
            }
        }
        if (!request.mount().isEmpty()) {
            headers.add(new Header(MOUNT, request.mount()));
        }
        return headers;
    }

    /** The first value of each header that is to be remembered. */
    private final class Found implements HeaderVisitor {
        private final @Nullable String[] values = new String[lengths.length];
        private int count;

        @Override
        public void visit(String name, String value) {
            for (int at = 0; at < lengths.length; at++) {
                if (lengths[at] == name.length() && values[at] == null && name.equalsIgnoreCase(names.get(at))) {
                    values[at] = value;
                    count++;
                }
            }
        }
    }
}
