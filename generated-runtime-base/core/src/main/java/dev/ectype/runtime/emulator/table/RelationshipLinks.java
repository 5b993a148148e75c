package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.LinkedResources;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.TransactionLinks;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowLookup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads and changes the links of one relationship. An instance that is linked to the current user is stored as linked to itself.
 */
public final class RelationshipLinks {
    private final RequestTransaction context;
    private final String relationship;
    private final TransactionLinks links;

    public RelationshipLinks(RequestTransaction context, String relationship) {
        this.context = context;
        this.relationship = relationship;
        this.links = context.transaction().links(relationship);
    }

    /**
     * Links a source to a target and stores both as rows.
     *
     * @return the target
     */
    public <T> StoredInstance<T> link(StoredInstance<?> source, StoredInstance<T> target) {
        ensureRow(source);
        ensureRow(target);
        links.link(id(source), id(target));
        return target;
    }

    /**
     * Unlinks a target from a source. A missing link is an error.
     *
     * @return the target
     */
    public <T> StoredInstance<T> unlink(StoredInstance<?> source, StoredInstance<T> target) {
        if (!links.unlink(id(source), id(target))) {
            throw missing(source, target);
        }
        return target;
    }

    /**
     * Unlinks a target from a source if there is a link.
     *
     * @return the target
     */
    public <T> StoredInstance<T> unlinkIfLinked(StoredInstance<?> source, StoredInstance<T> target) {
        links.unlink(id(source), id(target));
        return target;
    }

    /**
     * Checks that a source is linked to a target.
     *
     * @return the target
     */
    public <T> StoredInstance<T> linked(StoredInstance<?> source, StoredInstance<T> target) {
        if (!links.has(id(source), id(target))) {
            throw missing(source, target);
        }
        return target;
    }

    /** Rejects a target that is linked only to other sources. A target without any link belongs to every source. */
    public <T> StoredInstance<T> requireUnder(StoredInstance<?> source, StoredInstance<T> target) {
        boolean another = !links.has(id(source), id(target))
                && (!links.sources(id(target)).isEmpty() || isUnderAnotherKind(target));
        if (another) {
            throw missing(source, target);
        }
        return target;
    }

    private boolean isUnderAnotherKind(StoredInstance<?> target) {
        LinkedResources linkedResources = target.instance().shape().linkedResources();
        for (String other : linkedResources.parentRelationships()) {
            if (!other.equals(relationship)
                    && !context.transaction().links(other).sources(id(target)).isEmpty()
                    && linkedResources.areDisjoint(other, relationship)) {
                return true;
            }
        }
        return false;
    }

    /** Returns a filter for the targets of a source, or of the current user if the source is null. */
    public RowFilter filter(@Nullable StoredInstance<?> source) {
        if (source == null) {
            return row -> links.has(row.id(), row.id());
        }
        return among(links.targets(id(source)));
    }

    /** Returns a filter for the sources of a target. */
    public RowFilter sourceFilter(StoredInstance<?> target) {
        return among(links.sources(id(target)));
    }

    private static RowFilter among(List<String> named) {
        Set<String> ids = new LinkedHashSet<>(named);
        RowFilter filter = row -> ids.contains(row.id());
        return filter.withLookup(new RowLookup.ByIds(ids));
    }

    /** Replaces all links of a source. */
    public void only(StoredInstance<?> source, List<? extends StoredInstance<?>> targets) {
        links.targets(id(source)).forEach(old -> links.unlink(id(source), old));
        targets.forEach(target -> link(source, target));
    }

    /** Removes all links of a row that is removed. */
    public static void drop(RequestTransaction context, List<String> relationships, Row row) {
        for (String relationship : relationships) {
            TransactionLinks links = context.transaction().links(relationship);
            links.targets(row.id()).forEach(target -> links.unlink(row.id(), target));
            links.sources(row.id()).forEach(source -> links.unlink(source, row.id()));
        }
    }

    /** Stores a virtual instance as a row, so that lists contain it. */
    private void ensureRow(StoredInstance<?> stored) {
        TransactionTable table =
                context.transaction().store(stored.instance().shape().index());
        if (stored.row() == null && table.find(id(stored)) == null) {
            table.insert(id(stored), stored.instance().document());
        }
    }

    private static String id(StoredInstance<?> stored) {
        return stored.instance().rowId();
    }

    private Problem missing(StoredInstance<?> source, StoredInstance<?> target) {
        return Problem.missing("'" + target.id() + "' is not among the " + relationship
                + (id(source).equals(id(target)) ? "" : " of '" + source.id() + "'"));
    }
}
