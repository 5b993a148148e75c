package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.carry.LostItem;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.TrieCursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds the instances to a result that no path finds, because all paths begin with a parent and the state has none for the instance. */
record HiddenRows(Plan plan, ResourceShapes shapes) {
    /** Returns the instances with the reason, after a count of all instances. */
    CarryOverResult in(State state, @Nullable CarryOverResult carried) {
        int documents = 0;
        int resources = 0;
        for (ResourceShape shape : shapes.all()) {
            int rows = state.table(shape.index()).live();
            documents += rows;
            resources += rows == 0 ? 0 : 1;
        }
        List<LostItem> lost = carried == null ? List.of() : carried.lost();
        return new CarryOverResult(documents, resources, lost, hidden(state));
    }

    private List<LostItem> hidden(State state) {
        List<LostItem> hidden = new ArrayList<>();
        for (ResourceShape shape : shapes.all()) {
            ResourceShape parent = shape.parent();
            if (parent != null && !shape.plan().singleton() && isAlwaysBelow(shape, parent)) {
                TrieCursor<Row> rows =
                        new TrieCursor<>(state.table(shape.index()).rows(), 0, true);
                for (Row row = rows.next(); row != null; row = rows.next()) {
                    String owner = row.owner();
                    if (owner == null || state.table(parent.index()).find(owner) == null) {
                        hidden.add(new LostItem(shape.name() + "/" + row.id(), reason(shape, parent, row)));
                    }
                }
            }
        }
        return hidden;
    }

    private static String reason(ResourceShape shape, ResourceShape parent, Row row) {
        String name = parent.name();
        String found =
                row.owner() == null ? "no relationship names its parent" : "there is no " + name + "/" + row.owner();
        return found + "; add one from " + shape.name() + "/" + row.id() + " to an instance of " + name;
    }

    /** Returns whether all operations on instances of a resource identify the parent first. */
    private boolean isAlwaysBelow(ResourceShape shape, ResourceShape parent) {
        for (OperationPlan operation : plan.operations()) {
            List<String> resources = operation.parameterBindings().stream()
                    .map(ParameterBindingPlan::resource)
                    .toList();
            boolean about = shape.name().equals(operation.resource()) || resources.contains(shape.name());
            if (about && !resources.contains(parent.name())) {
                return false;
            }
        }
        return true;
    }
}
