package dev.ectype.runtime.emulator.table;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.list.MemberFinder;
import dev.ectype.runtime.emulator.list.TextSearch;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.state.TransactionLinks;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Extracts search terms that name a parent, such as {@code repo:acme/rocket}, unless an own member has that name.
 *
 * <p>The nouns are words of one request, so that no rule can match them with resources when compiling.
 */
public final class ParentSearchTerms {
    private static final Pattern WORD =
            Pattern.compile("(?<!\\S)(-?)([A-Za-z]\\w{2,40}):([^\\s\":()<>=]{1,400})(?!\\S)");
    private static final int SHORTEST = 3;

    private final ScopedTable scopedTable;
    private final ResourceShape shape;
    private final ResourceShapes shapes;
    private final List<RowFilter> filters = new ArrayList<>(0);
    private final String rest;

    private ParentSearchTerms(String search, ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
        this.shapes = scopedTable.context().shapes();
        this.rest = WORD.matcher(search).replaceAll(word -> Matcher.quoteReplacement(left(word.group(), word)));
    }

    /** Extracts the parent terms of a search. */
    public static ParentSearchTerms of(String search, ScopedTable scopedTable) {
        return new ParentSearchTerms(search, scopedTable);
    }

    /** Returns the search without the parent terms. */
    public String rest() {
        return rest;
    }

    /** Returns a filter for each parent term. */
    public List<RowFilter> filters() {
        return filters;
    }

    private String left(String text, MatchResult word) {
        MemberFinder members = MemberFinder.of(shape.plan());
        RowFilter below = TextSearch.namesMember(word.group(2), members) ? null : below(word.group(2), word.group(3));
        if (below == null) {
            return text;
        }
        filters.add(word.group(1).isEmpty() ? below : row -> !below.accepts(row));
        return "";
    }

    /** Returns a filter for the children of a named parent, or null if no related resource matches the noun. */
    private @Nullable RowFilter below(String noun, String name) {
        ResourceShape parent = shape.parent();
        if (parent != null && matchesName(parent, noun)) {
            Row above = find(parent, name);
            return row -> above != null && above.id().equals(row.owner());
        }
        for (ResourceShape resource : shapes.all()) {
            RowFilter below = resource == shape || !matchesName(resource, noun) ? null : below(resource, name);
            if (below != null) {
                return below;
            }
        }
        return null;
    }

    private @Nullable RowFilter below(ResourceShape resource, String name) {
        for (String through : shape.linkedResources().parentRelationships()) {
            if (resource.linkedResources().children().containsKey(through)) {
                Row above = find(resource, name);
                TransactionLinks links = scopedTable.context().transaction().links(through);
                return row -> above != null && links.has(above.id(), row.id());
            }
        }
        MemberPath reference = shapes.reference(shape, resource);
        if (reference == null) {
            return null;
        }
        Row above = find(resource, name);
        String called = above == null
                ? ""
                : ReferenceEncoder.referenceText(shape, reference, ReferenceEncoder.Target.of(resource, above));
        return row -> above != null && MemberFilters.references(shape, row, reference, called);
    }

    /** Finds a row by a name of several segments. The last segment is the identifier. */
    private @Nullable Row find(ResourceShape resource, String name) {
        List<String> parts = List.of(name.split("/", 10));
        int last = parts.size() - 1;
        KnownQualifiers qualifiers = KnownQualifiers.of(resource, parts.subList(0, Math.max(0, last)));
        return last < 0
                ? null
                : new ScopedTable(scopedTable.context(), resource, null, qualifiers).find(parts.get(last));
    }

    /** Whether a noun names a resource. {@code repo} and {@code repository} both name {@code repos}. */
    private static boolean matchesName(ResourceShape resource, String noun) {
        String name = resource.name().substring(resource.name().lastIndexOf('.') + 1);
        String own = NormalizedName.of(name);
        String stem = NormalizedName.of(Nouns.singular(name));
        String sought = NormalizedName.of(noun);
        return stem.length() >= SHORTEST && (own.startsWith(sought) || sought.startsWith(stem));
    }
}
