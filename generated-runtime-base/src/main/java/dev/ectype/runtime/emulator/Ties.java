package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Holdings;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.state.Links;
import dev.ectype.runtime.state.Lookup;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowFilter;
import dev.ectype.runtime.state.Store;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pairs of one relationship; what is tied to whoever asks is paired with itself. */
final class Ties {
    private final Exchange exchange;
    private final String relationship;
    private final Links links;

    Ties(Exchange exchange, String relationship) {
        this.exchange = exchange;
        this.relationship = relationship;
        this.links = exchange.transaction().links(relationship);
    }

    <T> Stored<T> link(Stored<?> holder, Stored<T> target) {
        keep(holder);
        keep(target);
        links.link(id(holder), id(target));
        return target;
    }

    <T> Stored<T> unlink(Stored<?> holder, Stored<T> target) {
        if (!links.unlink(id(holder), id(target))) {
            throw missing(holder, target);
        }
        return target;
    }

    <T> Stored<T> untie(Stored<?> holder, Stored<T> target) {
        links.unlink(id(holder), id(target));
        return target;
    }

    <T> Stored<T> linked(Stored<?> holder, Stored<T> target) {
        if (!links.has(id(holder), id(target))) {
            throw missing(holder, target);
        }
        return target;
    }

    /** What was made below no holder at all is found below each of them. */
    <T> Stored<T> under(Stored<?> holder, Stored<T> target) {
        boolean another = !links.has(id(holder), id(target))
                && (!links.sources(id(target)).isEmpty() || isUnderAnotherKind(target));
        if (another) {
            throw missing(holder, target);
        }
        return target;
    }

    private boolean isUnderAnotherKind(Stored<?> target) {
        Holdings holdings = target.instance().shape().holdings();
        for (String other : holdings.holders()) {
            if (!other.equals(relationship)
                    && !exchange.transaction().links(other).sources(id(target)).isEmpty()
                    && holdings.areApart(other, relationship)) {
                return true;
            }
        }
        return false;
    }

    /** The rows that are tied to a holder, or to whoever asks. */
    RowFilter filter(@Nullable Stored<?> holder) {
        if (holder == null) {
            return row -> links.has(row.id(), row.id());
        }
        return among(links.targets(id(holder)));
    }

    /** The rows to which something is tied. */
    RowFilter back(Stored<?> target) {
        return among(links.sources(id(target)));
    }

    private static RowFilter among(List<String> named) {
        Set<String> ids = new LinkedHashSet<>(named);
        RowFilter filter = row -> ids.contains(row.id());
        return filter.foundBy(new Lookup.Named(ids));
    }

    /** Ties those to a holder and nothing else. */
    void only(Stored<?> holder, List<? extends Stored<?>> targets) {
        links.targets(id(holder)).forEach(old -> links.unlink(id(holder), old));
        targets.forEach(target -> link(holder, target));
    }

    /** Unties a row that is removed from everything. */
    static void drop(Exchange exchange, List<String> relationships, Row row) {
        for (String relationship : relationships) {
            Links links = exchange.transaction().links(relationship);
            links.targets(row.id()).forEach(target -> links.unlink(row.id(), target));
            links.sources(row.id()).forEach(source -> links.unlink(source, row.id()));
        }
    }

    /** What exists by description only must have a row to be found in lists. */
    private void keep(Stored<?> stored) {
        Store table = exchange.transaction().store(stored.instance().shape().index());
        if (stored.row() == null && table.find(id(stored)) == null) {
            table.insert(id(stored), stored.instance().document());
        }
    }

    private static String id(Stored<?> stored) {
        return stored.instance().rowId();
    }

    private Problem missing(Stored<?> holder, Stored<?> target) {
        return Problem.missing("'" + target.id() + "' is not among the " + relationship
                + (id(holder).equals(id(target)) ? "" : " of '" + holder.id() + "'"));
    }
}
