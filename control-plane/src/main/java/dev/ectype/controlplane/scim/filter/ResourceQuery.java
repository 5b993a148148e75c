package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds the parameters of a list of resources.
 *
 * @param startIndex the index of the first resource of the page, from 1
 * @param count the maximum number of resources of the page
 */
public record ResourceQuery(
        @Nullable ScimFilter filter,
        @Nullable ResourceOrder order,
        int startIndex,
        int count,
        AttributeSelection selection) {
    /** The maximum number of resources of a page. */
    public static final int MOST_RESULTS = 200;

    /** The maximum number of resources that a filter or an order examines in memory. */
    public static final int MOST_EXAMINED = 10_000;

    private static final int USUAL_RESULTS = 100;

    /** Parses the parameters of a list. */
    public static ResourceQuery of(ScimResourceType type, ListParameters parameters) {
        String filter = parameters.filter();
        return new ResourceQuery(
                filter == null || filter.isBlank() ? null : FilterReader.filter(type, filter),
                ResourceOrder.of(type, parameters.sortBy(), parameters.sortOrder()),
                Math.max(1, number("startIndex", parameters.startIndex(), 1)),
                Math.min(MOST_RESULTS, Math.max(0, number("count", parameters.count(), USUAL_RESULTS))),
                AttributeSelection.of(type, parameters.attributes(), parameters.excludedAttributes()));
    }

    /** Returns whether the page needs no filter and no order in memory. */
    public boolean isPlain() {
        return filter == null && order == null;
    }

    /** Returns whether the filter or the order reads an attribute. */
    public boolean reads(String attribute) {
        return filter != null && filter.reads(attribute)
                || order != null && order.path().isAt(attribute);
    }

    /** Returns the same parameters with another page. */
    public ResourceQuery page(int start, int results) {
        return new ResourceQuery(filter, order, start, results, selection);
    }

    /**
     * Selects the page of rows, which are at most {@link #MOST_EXAMINED} and one more.
     *
     * @param view the function that converts a row to a resource
     */
    public <T> Slice<T> select(List<T> rows, Function<T, ObjectNode> view) {
        if (rows.size() > MOST_EXAMINED) {
            throw ScimErrors.tooMany("The filter or the order would examine more than " + MOST_EXAMINED
                    + " resources; add a condition such as userName eq, id eq or externalId eq.");
        }
        List<Candidate<T>> candidates = new ArrayList<>();
        for (T row : rows) {
            ObjectNode resource = view.apply(row);
            if (filter == null || filter.matches(resource)) {
                candidates.add(new Candidate<>(row, resource));
            }
        }
        ResourceOrder sorting = order;
        if (sorting != null) {
            candidates.sort((first, second) -> sorting.compare(first.resource(), second.resource()));
        }
        int from = Math.min(startIndex - 1, candidates.size());
        int to = Math.min(from + count, candidates.size());
        return new Slice<>(
                candidates.size(),
                candidates.subList(from, to).stream().map(Candidate::row).toList());
    }

    private static int number(String name, @Nullable String text, int usual) {
        if (text == null || text.isBlank()) {
            return usual;
        } else if (!text.strip().matches("-?[0-9]{1,9}")) {
            throw ScimErrors.invalidValue("The parameter " + name
                    + " must be a whole number of at most 9 digits, but was \"" + Excerpt.of(text) + "\".");
        }
        return Integer.parseInt(text.strip());
    }

    private record Candidate<T>(T row, ObjectNode resource) {}

    /**
     * Holds a page of rows.
     *
     * @param total the number of rows of all pages
     */
    public record Slice<T>(int total, List<T> items) {}
}
