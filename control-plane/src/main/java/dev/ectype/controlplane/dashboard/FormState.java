package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the values of a form that is displayed, and why the last attempt was rejected.
 *
 * @param values the values by the name of their field
 * @param faults the reasons by the name of their field
 * @param error the reason of a rejection that concerns no single field; null if there is none
 * @param status the HTTP status of the page
 */
public record FormState(
        SortedMap<String, String> values,
        SortedMap<String, String> faults,
        @Nullable String error,
        int status) {
    private static final int OK = 200;

    /** A form without values. */
    public static final FormState EMPTY = of(Collections.emptySortedMap());

    /** Returns a form with the values that are stored now. */
    public static FormState of(SortedMap<String, String> values) {
        return new FormState(values, Collections.emptySortedMap(), null, OK);
    }

    /** Returns an empty form with the reason why a page cannot be displayed. */
    public static FormState rejected(ServiceException reason) {
        return rejected(Collections.emptySortedMap(), reason);
    }

    /** Returns the form with the values that the user entered and the reason of the rejection. */
    public static FormState rejected(SortedMap<String, String> values, ServiceException reason) {
        SortedMap<String, String> faults = new TreeMap<>();
        if (reason.details().get("fields") instanceof List<?> fields) {
            for (Object field : fields) {
                if (field instanceof FieldFault fault) {
                    faults.putIfAbsent(fault.path(), fault.message());
                }
            }
        }
        boolean known = !faults.isEmpty() && values.keySet().containsAll(faults.keySet());
        return new FormState(
                values,
                faults,
                known ? null : reason.getMessage(),
                reason.code().status());
    }

    /** Returns the value of a field; empty if it has none. */
    public String value(String name) {
        return values.getOrDefault(name, "");
    }

    /** Returns why the value of a field was rejected; null if it was not. */
    public @Nullable String fault(String name) {
        return faults.get(name);
    }
}
