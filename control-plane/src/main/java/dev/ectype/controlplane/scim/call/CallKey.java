package dev.ectype.controlplane.scim.call;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.problem.ScimPath;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/** Groups the calls of a token by method, resource and result. Paths and methods that clients invent share a name. */
record CallKey(UUID token, String method, String resource, boolean refused) implements Comparable<CallKey> {
    private static final int REFUSED = 400;
    private static final String SEARCH = ".search";
    private static final String OTHER = "other";
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "PATCH", "DELETE");
    private static final List<String> RESOURCES = List.of(
            "Users",
            "Groups",
            "Users/" + SEARCH,
            "Groups/" + SEARCH,
            SEARCH,
            "Me",
            "Bulk",
            "ServiceProviderConfig",
            "ResourceTypes",
            "Schemas");

    private static final Comparator<CallKey> ORDER = Comparator.comparing(CallKey::token)
            .thenComparing(CallKey::method)
            .thenComparing(CallKey::resource)
            .thenComparing(CallKey::refused);

    static CallKey of(Caller caller, HttpServletRequest request, int status) {
        String method = request.getMethod();
        return new CallKey(
                caller.credential(),
                METHODS.contains(method) ? method : OTHER,
                resource(request.getRequestURI()),
                status >= REFUSED);
    }

    private static String resource(String path) {
        String below = path.substring(Math.min(path.length(), ScimPath.ROOT.length() + 1));
        if (RESOURCES.contains(below)) {
            return below;
        }
        int end = below.indexOf('/');
        String first = end < 0 ? below : below.substring(0, end);
        return RESOURCES.contains(first) ? first : OTHER;
    }

    /** Orders keys in the same way on all nodes, to avoid deadlocks. */
    @Override
    public int compareTo(CallKey other) {
        return ORDER.compare(this, other);
    }
}
