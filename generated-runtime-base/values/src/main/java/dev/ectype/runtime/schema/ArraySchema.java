package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows arrays.
 *
 * @param prefix the types of the first items, by position
 * @param items the type of the other items
 * @param maxItems the maximum number of items; {@link Integer#MAX_VALUE} for no limit
 * @param contains the constraints on the number of items of other types
 * @param mergeKey the member by which a patch finds the items that it changes, or null if it replaces the array
 */
public record ArraySchema(
        List<Schema> prefix,
        Schema items,
        int minItems,
        int maxItems,
        boolean uniqueItems,
        List<ContainsConstraint> contains,
        @Nullable String mergeKey,
        Notes notes)
        implements Schema {
    public ArraySchema {
        prefix = List.copyOf(prefix);
        contains = List.copyOf(contains);
    }

    /** Returns the type of the item at a position. */
    public Schema item(int position) {
        return position < prefix.size() ? prefix.get(position) : items;
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        if (!value.isArray()) {
            return check.refuse("type", value, "an array");
        }
        boolean allowed = allowsSize(value, check);
        int position = 0;
        for (Document item : value.elements()) {
            if (!allowed && check.isFinished()) {
                return false;
            }
            allowed &= check.item(position, item(position), item);
            position++;
        }
        for (int at = 0; at < contains.size(); at++) {
            allowed &= contains.get(at).allows(value, check);
        }
        return (!uniqueItems || areUnique(value) || check.refuse("uniqueItems", value, "unique items")) && allowed;
    }

    private boolean allowsSize(Document value, ValidationContext check) {
        if (minItems == 0 && maxItems == Integer.MAX_VALUE) {
            return true;
        }
        int size = value.size();
        if (size < minItems) {
            return check.refuse("minItems", value, "at least " + minItems + " items");
        }
        return size <= maxItems || check.refuse("maxItems", value, "at most " + maxItems + " items");
    }

    private static boolean areUnique(Document value) {
        List<Document> sorted = new ArrayList<>();
        value.elements().forEach(sorted::add);
        sorted.sort((left, right) -> Integer.compare(left.hashCode(), right.hashCode()));
        for (int at = 1; at < sorted.size(); at++) {
            for (int before = at - 1; before >= 0 && sameHash(sorted, before, at); before--) {
                if (sorted.get(before).equals(sorted.get(at))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean sameHash(List<Document> sorted, int before, int at) {
        return sorted.get(before).hashCode() == sorted.get(at).hashCode();
    }

    /** Limits the number of items of a type; {@link Integer#MAX_VALUE} is no limit. */
    public record ContainsConstraint(Schema type, int least, int most) {
        boolean allows(Document array, ValidationContext check) {
            int found = 0;
            for (Document item : array.elements()) {
                found += check.quietly(type, item) ? 1 : 0;
            }
            if (found < least) {
                return check.refuse("contains", array, "at least " + least + " items of the type that it must contain");
            }
            return found <= most
                    || check.refuse(
                            "maxContains", array, "at most " + most + " items of the type that it must contain");
        }
    }
}
