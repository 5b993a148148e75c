package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.FieldDefinition;
import graphql.language.InputValueDefinition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types that can be asked for by themselves, and what names one of each. */
final class EntityTypes {
    private static final List<String> USUAL = List.of("id", "_id", "uuid");

    private final SchemaDeclarations declarations;
    private final Map<String, String> identities = new LinkedHashMap<>();

    private EntityTypes(SchemaDeclarations declarations) {
        this.declarations = declarations;
    }

    static EntityTypes of(SchemaDeclarations declarations) {
        EntityTypes things = new EntityTypes(declarations);
        FieldForms forms = new FieldForms(declarations);
        Map<String, String> named = new LinkedHashMap<>();
        for (RootType root : RootType.values()) {
            declarations.root(root).forEach(field -> things.nameByArgument(field, named));
        }
        for (RootType root : RootType.values()) {
            for (FieldDefinition field : declarations.root(root)) {
                things.take(forms.of(field, root).type().name(), named);
            }
        }
        return things;
    }

    /** What the only thing is called that must be told to see one. */
    private void nameByArgument(FieldDefinition field, Map<String, String> named) {
        TypeUse shown = TypeUse.of(field.getType());
        List<InputValueDefinition> told = field.getInputValueDefinitions();
        if (!shown.list() && told.size() == 1 && declarations.isObject(shown.name())) {
            FieldDefinition same = declarations.field(shown.name(), told.get(0).getName());
            if (same != null && isName(same)) {
                named.putIfAbsent(shown.name(), same.getName());
            }
        }
    }

    private void take(String shown, Map<String, String> named) {
        for (String type : declarations.possible(shown)) {
            String identity = usualIdentifier(type);
            identity = identity == null ? named.get(type) : identity;
            if (identity != null && !declarations.isRoot(type)) {
                identities.putIfAbsent(type, identity);
            }
        }
    }

    private @Nullable String usualIdentifier(String type) {
        return usualIdentifier(declarations, type);
    }

    /** The field of a type that names one of it wherever it is, or null. */
    static @Nullable String usualIdentifier(SchemaDeclarations declarations, String type) {
        for (String name : USUAL) {
            FieldDefinition field = declarations.field(type, name);
            if (field != null && isName(field)) {
                return name;
            }
        }
        return null;
    }

    private static boolean isName(FieldDefinition field) {
        TypeUse written = TypeUse.of(field.getType());
        return !written.list() && List.of("ID", "String", "Int", "UUID").contains(written.name())
                || USUAL.contains(field.getName()) && !written.list();
    }

    /** Whether all that such a field shows can be asked for. */
    boolean isEntity(String type) {
        List<String> possible = declarations.possible(type);
        return !possible.isEmpty() && identities.keySet().containsAll(possible);
    }

    /** What names one; of an interface or a union, what names one of the first. */
    String identity(String type) {
        return identities.getOrDefault(declarations.possible(type).get(0), "id");
    }

    /** The field that names one, by type. */
    Map<String, String> identities() {
        return Collections.unmodifiableMap(identities);
    }

    /** The objects that an interface or a union may be and that are kept inside others. */
    Set<String> embeddedVariants() {
        Set<String> inside = new LinkedHashSet<>();
        for (String type : declarations.types().keySet()) {
            if (declarations.isGeneral(type) && !isEntity(type)) {
                inside.addAll(declarations.possible(type));
            }
        }
        inside.removeAll(identities.keySet());
        return inside;
    }
}
