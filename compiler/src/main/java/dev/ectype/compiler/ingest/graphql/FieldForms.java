package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlForm;
import graphql.language.FieldDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Determines the form in which a field returns its result. The reader decides this and no inference rule does, because the
 * form of each field determines the entity types, the links and the types of stored documents, which all rules read.
 */
final class FieldForms {
    /** The words in the names of fields and types that describe a page. Other fields make an object more than a list. */
    private static final List<String> BESIDE_ITEMS = List.of("page", "cursor", "meta", "next", "prev", "info", "links");

    private final SchemaDeclarations declarations;
    private final IdentifierFields identifiers;

    FieldForms(SchemaDeclarations declarations) {
        this.declarations = declarations;
        this.identifiers = IdentifierFields.of(declarations);
    }

    /** Describes the type and the form of a field's result. */
    record FieldForm(TypeUse type, GraphQlForm form) {}

    FieldForm of(FieldDefinition field, RootType root) {
        TypeUse use = TypeUse.of(field.getType());
        if (use.list()) {
            return new FieldForm(use, new GraphQlForm.Plain());
        }
        boolean object = declarations.isObject(use.name());
        if (!object) {
            boolean done = root == RootType.MUTATION && declarations.isLeaf(use.name());
            return new FieldForm(use, done ? new GraphQlForm.Done() : new GraphQlForm.Plain());
        }
        String items = items(use.name());
        if (items != null) {
            return new FieldForm(new TypeUse(items, true, true), new GraphQlForm.Connection());
        }
        boolean whole = root != RootType.MUTATION || identifiers.of(use.name()) != null;
        return whole ? new FieldForm(use, new GraphQlForm.Plain()) : payload(use, field.getName());
    }

    /** Returns the item type of a connection, or null for other objects. */
    @Nullable
    String items(String type) {
        if (!declarations.isObject(type) || identifiers.of(type) != null) {
            return null;
        }
        FieldDefinition edges = declarations.field(type, "edges");
        String edge = edges == null ? "" : TypeUse.of(edges.getType()).name();
        FieldDefinition node = declarations.field(edge, "node");
        if (node != null) {
            return TypeUse.of(node.getType()).name();
        }
        FieldDefinition nodes = declarations.field(type, "nodes");
        if (nodes != null && isListOfNamed(nodes)) {
            return TypeUse.of(nodes.getType()).name();
        }
        return onlyList(type);
    }

    /** Returns the item type of an object with exactly one list and otherwise only list metadata. */
    private @Nullable String onlyList(String type) {
        String items = null;
        for (FieldDefinition field : declarations.fields(type)) {
            if (isListOfNamed(field)) {
                if (items != null) {
                    return null;
                }
                items = TypeUse.of(field.getType()).name();
            } else if (!isListMetadata(field)) {
                return null;
            }
        }
        return items;
    }

    private boolean isListOfNamed(FieldDefinition field) {
        TypeUse use = TypeUse.of(field.getType());
        return use.list() && declarations.possible(use.name()).stream().anyMatch(type -> identifiers.of(type) != null);
    }

    private boolean isListMetadata(FieldDefinition field) {
        TypeUse use = TypeUse.of(field.getType());
        String name = (field.getName() + " " + use.name()).toLowerCase(Locale.ROOT);
        boolean number = use.name().equals("Int") || use.name().equals("Boolean");
        return !use.list() && (number || BESIDE_ITEMS.stream().anyMatch(name::contains));
    }

    private FieldForm payload(TypeUse use, String mutation) {
        FieldDefinition best = null;
        int most = 0;
        String repeated = repeated(use.name(), mutation);
        for (FieldDefinition field : declarations.fields(use.name())) {
            List<String> possible =
                    declarations.possible(TypeUse.of(field.getType()).name());
            int rank = repeated == null || possible.contains(repeated) ? rank(field, mutation) : 0;
            if (rank > most) {
                best = field;
                most = rank;
            }
        }
        if (best == null) {
            return new FieldForm(use, new GraphQlForm.Done());
        }
        String items = items(TypeUse.of(best.getType()).name());
        GraphQlForm inner = items == null ? new GraphQlForm.Plain() : new GraphQlForm.Connection();
        TypeUse type = items == null ? TypeUse.of(best.getType()) : new TypeUse(items, true, true);
        return new FieldForm(type, new GraphQlForm.Payload(best.getName(), inner));
    }

    /**
     * Returns the type whose identifier a payload repeats, or null: {@code deletedVariantId} of {@code deleteVariant}
     * says that the product beside it is not the subject.
     */
    private @Nullable String repeated(String payload, String mutation) {
        String best = null;
        for (FieldDefinition field : declarations.fields(payload)) {
            String name = field.getName().toLowerCase(Locale.ROOT);
            boolean leaf = declarations.isLeaf(TypeUse.of(field.getType()).name());
            for (String type : leaf ? declarations.types().keySet() : List.<String>of()) {
                String lower = type.toLowerCase(Locale.ROOT);
                boolean named = name.endsWith(lower + "id")
                        && mutation.toLowerCase(Locale.ROOT).contains(lower);
                boolean longer = best == null || type.length() > best.length();
                best = named && longer && identifiers.of(type) != null ? type : best;
            }
        }
        return best;
    }

    /** Returns how likely a payload field is the subject of a mutation. 0 means it is not. */
    private int rank(FieldDefinition field, String mutation) {
        TypeUse use = TypeUse.of(field.getType());
        List<String> possible = new ArrayList<>(declarations.possible(use.name()));
        if (possible.isEmpty() || isEdge(use.name())) {
            return 0;
        }
        String lower = mutation.toLowerCase(Locale.ROOT);
        boolean named = lower.contains(field.getName().toLowerCase(Locale.ROOT))
                || lower.contains(use.name().toLowerCase(Locale.ROOT));
        boolean identified = possible.stream().anyMatch(type -> identifiers.of(type) != null);
        if (!identified && !named || isError(field.getName(), use.name())) {
            return 0;
        }
        return 1 + (named ? 8 : 0) + (identified ? 4 : 0) + (use.list() ? 0 : 2);
    }

    private boolean isEdge(String type) {
        return declarations.field(type, "node") != null && declarations.field(type, "cursor") != null;
    }

    private static boolean isError(String field, String type) {
        return field.toLowerCase(Locale.ROOT).endsWith("errors") || type.endsWith("Error");
    }
}
