package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.list.PathPrefix;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.row.RowFilter;

/** Fails a list below a parent that does not exist, as a path to the list would. */
public final class ListedParent {
    private static final String ANY = "-";

    private ListedParent() {}

    /**
     * Returns a filter for names below a path. If the path, such as {@code shelves/9}, has the form of the parent's names and
     * no parent has that name, the request fails. A path with {@code -} means several parents.
     */
    public static RowFilter below(ScopedTable table, MemberPath member, String path) {
        ResourceShape parent = table.shape().parent();
        if (parent != null
                && parent.style() instanceof IdStylePlan.Placed placed
                && isNameIn(placed.collection(), path)
                && !parent.isBoundless()
                && new ScopedTable(table.context(), parent, null).find(path) == null) {
            throw Problem.missing("there is no '" + path + "' among the " + parent.name());
        }
        return new PathPrefix(path).filter(member);
    }

    /**
     * Fails the call of a protocol without paths if a member of its request that identifies the parent has a value of no
     * parent.
     */
    public static void requireValue(ScopedTable table, String member, Document value) {
        ResourceShape parent = table.shape().parent();
        String id = IdentifierText.of(value);
        boolean names = parent != null
                && id != null
                && !id.isEmpty()
                && member.equals(table.shape().plan().ownerMember())
                && table.context().preparedOperation().route().plan().binding().call() != null;
        if (names
                && parent != null
                && id != null
                && !parent.isBoundless()
                && new ScopedTable(table.context(), parent, null).find(id) == null) {
            throw Problem.missing("there is no '" + id + "' among the " + parent.name());
        }
    }

    private static boolean isNameIn(String collection, String path) {
        int last = path.lastIndexOf('/');
        String beginning = last < 0 ? "" : path.substring(0, last);
        return !("/" + path + "/").contains("/" + ANY + "/")
                && (beginning.equals(collection) || beginning.endsWith("/" + collection));
    }
}
