package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.TransactionTable;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates identifiers that are valid in all places where the API description uses them. */
final class IdentifierFactory {
    private static final int ATTEMPTS = 200;

    private final long seed;

    IdentifierFactory(long seed) {
        this.seed = seed;
    }

    /**
     * Returns the next identifier in the style of the resource. If its types reject that, returns a free identifier that they
     * allow.
     *
     * @param sent the request for the instance, or null
     */
    String next(ResourceShape shape, TransactionTable table, @Nullable String owner, @Nullable Document sent) {
        IdStylePlan.Counter counter = owner == null ? null : shape.scopedCounter();
        if (counter != null && owner != null) {
            return counted(counter, shape, table, owner);
        }
        String usual = table.nextId();
        ObjectSchema compound = CompoundIdentifier.type(shape);
        if (compound != null && !number(usual).isEmpty()) {
            FitContext context =
                    FitContext.of(seed, Instant.EPOCH, Direction.STORED).instance(shape.name(), usual);
            String text = new CompoundIdentifier(compound, number(usual), context).text(sent);
            return text == null ? usual : text;
        }
        if (shape.allowsId(usual)) {
            return usual;
        }
        String number = number(usual);
        if (shape.allowsId(number) && isFree(number, shape, table, owner)) {
            return number;
        }
        for (String listed : listed(shape)) {
            if (shape.allowsId(listed) && isFree(listed, shape, table, owner)) {
                return listed;
            }
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            FitContext context =
                    FitContext.of(seed, Instant.EPOCH, Direction.STORED).instance(shape.name(), usual + "#" + attempt);
            for (Schema type : shape.idTypes()) {
                // Fitting null avoids examples, which would be the same each time.
                String made = IdentifierText.of(Fitter.fitted(Document.NULL, type, context));
                if (made != null && shape.allowsId(made) && isFree(made, shape, table, owner)) {
                    return made;
                }
            }
        }
        return usual;
    }

    private static String counted(
            IdStylePlan.Counter counter, ResourceShape shape, TransactionTable table, String owner) {
        String number;
        do {
            number = Long.toString(counter.start() - 1 + table.next(owner));
        } while (!isFree(number, shape, table, owner));
        return number;
    }

    /** Returns an identifier that depends only on a member value: the value itself if it is a valid identifier. */
    String of(ResourceShape shape, String member, String value) {
        if (shape.allowsId(value) && shape.canStore(value)) {
            return value;
        }
        FitContext context =
                FitContext.of(seed, Instant.EPOCH, Direction.STORED).instance(shape.name(), member + "=" + value);
        for (Schema type : shape.idTypes()) {
            String made = Fitter.fitted(Document.NULL, type, context).text();
            if (shape.allowsId(made)) {
                return made;
            }
        }
        return value;
    }

    /** Returns the enum values of an identifier type, or an empty list. */
    private static List<String> listed(ResourceShape shape) {
        for (Schema type : shape.idTypes()) {
            if (SchemaShape.bare(type) instanceof EnumSchema listed) {
                return listed.values().stream().map(Document::text).toList();
            }
        }
        return List.of();
    }

    private static boolean isFree(String id, ResourceShape shape, TransactionTable table, @Nullable String owner) {
        String rowId = shape.rowId(id, owner);
        return !id.isEmpty() && table.find(rowId) == null && table.tombstone(rowId) == null;
    }

    /** Returns the number at the end of a readable identifier. */
    private static String number(String id) {
        int from = id.length();
        while (from > 0 && Character.isDigit(id.charAt(from - 1))) {
            from--;
        }
        return id.substring(from);
    }
}
