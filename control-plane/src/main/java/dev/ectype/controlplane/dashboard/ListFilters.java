package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.UriComponentsBuilder;
import org.springframework.web.util.UriUtils;

/**
 * Holds the filters of a list. They are part of its address, so that a filtered list can be shared and reloaded.
 *
 * @param path the address of the list without filters
 * @param values the filters that are set, by name
 */
public record ListFilters(String path, SortedMap<String, String> values) {
    private static final String CURSOR = "cursor";

    static ListFilters of(HttpServletRequest request, List<String> names) {
        SortedMap<String, String> values = new TreeMap<>();
        for (String name : names) {
            String value = request.getParameter(name);
            if (value != null && !value.isBlank()) {
                values.put(name, value.strip());
            }
        }
        return new ListFilters(request.getRequestURI(), values);
    }

    /** Returns the value of a filter; null if it is not set. */
    public @Nullable String get(String name) {
        return values.get(name);
    }

    /** Returns the value of a filter for its field; empty if it is not set. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /**
     * Returns the day of a filter; null if it is not set.
     *
     * @throws InvalidRequest if the value is not a day
     */
    public @Nullable LocalDate day(String name) {
        return DayField.day(values, name).orElse(null);
    }

    /**
     * Returns the value of a filter that is true or false; null if it is not set.
     *
     * @throws InvalidRequest if the value is another one
     */
    public @Nullable Boolean flag(String name) {
        String value = get(name);
        if (value != null && !value.equals("true") && !value.equals("false")) {
            throw InvalidRequest.of(name, "type", "must be true or false");
        }
        return value == null ? null : Boolean.valueOf(value);
    }

    /** Returns whether no filter is set. */
    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** Returns the address of the list with its filters. */
    public String address() {
        return address(values);
    }

    /** Returns the address of another page with the same filters. */
    public String page(String cursor) {
        return address(CURSOR, cursor);
    }

    /** Returns the address of the first page with one more filter. */
    public String with(String name, String value) {
        return address(name, value);
    }

    /** Returns the address of the first page without a filter. */
    public String without(String name) {
        SortedMap<String, String> all = new TreeMap<>(values);
        all.remove(name);
        return address(all);
    }

    /** Returns one of the filters. */
    public ListFilters only(String name) {
        SortedMap<String, String> one = new TreeMap<>(values);
        one.keySet().retainAll(List.of(name));
        return new ListFilters(path, one);
    }

    /** Returns the address of another page with these filters. */
    public String at(String other) {
        return new ListFilters(other, values).address();
    }

    private String address(String name, String value) {
        SortedMap<String, String> all = new TreeMap<>(values);
        all.put(name, value);
        return address(all);
    }

    private String address(SortedMap<String, String> all) {
        UriComponentsBuilder address = UriComponentsBuilder.fromPath(path);
        all.forEach((key, text) -> address.queryParam(key, UriUtils.encode(text, "UTF-8")));
        return address.build().toUriString();
    }
}
