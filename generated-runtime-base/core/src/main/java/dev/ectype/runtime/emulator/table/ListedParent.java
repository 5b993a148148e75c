package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.problem.Problem;

/** Fails a list below a parent that does not exist, as a path to the list would. */
public final class ListedParent {
    private static final String ANY = "-";

    private ListedParent() {}

    /**
     * Fails the request if a path such as {@code shelves/9} has the form of the parent's names and no parent has that name. A
     * path with {@code -} means several parents.
     */
    public static void require(ScopedTable table, String path) {
        ResourceShape parent = table.shape().parent();
        if (parent != null
                && parent.style() instanceof IdStylePlan.Placed placed
                && isNameIn(placed.collection(), path)
                && !parent.isBoundless()
                && new ScopedTable(table.context(), parent, null).find(path) == null) {
            throw Problem.missing("there is no '" + path + "' among the " + parent.name());
        }
    }

    private static boolean isNameIn(String collection, String path) {
        int last = path.lastIndexOf('/');
        String beginning = last < 0 ? "" : path.substring(0, last);
        return !("/" + path + "/").contains("/" + ANY + "/")
                && (beginning.equals(collection) || beginning.endsWith("/" + collection));
    }
}
