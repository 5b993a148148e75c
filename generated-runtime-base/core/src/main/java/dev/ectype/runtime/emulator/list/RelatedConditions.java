package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** Reads conditions on instances that are related to the items of a list. */
@FunctionalInterface
public interface RelatedConditions {
    /**
     * Returns the condition of a name that no member of the items has.
     *
     * @param value the condition on the related instances
     * @return the condition on items, or null if the name is no relation
     */
    @Nullable
    ItemCondition of(String name, Document value);
}
