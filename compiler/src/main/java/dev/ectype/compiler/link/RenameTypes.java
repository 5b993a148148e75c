package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.ir.type.UnionType.Discriminator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Renames the types of a model to names without conflicts. */
final class RenameTypes {
    private final Map<TypeName, TypeName> names = new LinkedHashMap<>();

    private RenameTypes() {}

    /** Returns the model with other names for types that differ from known ones of the same name. */
    static ApiModel withoutConflicts(ApiModel model, Map<TypeName, TypeRef> known) {
        RenameTypes rename = new RenameTypes();
        rename.choose(model.api().types(), known);
        if (rename.names.isEmpty()) {
            return model;
        }
        ApiModel renamed = TypeRewriter.rewriteModel(model, rename::type);
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        renamed.api().types().forEach((name, type) -> types.put(rename.names.getOrDefault(name, name), type));
        Api api = renamed.api().withTypes(types);
        return renamed.withApi(
                api.graphQl() == null ? api : api.withGraphQl(api.graphQl().withTypeNames(rename.names)));
    }

    // A type equal to a known one becomes different when a type inside it is renamed.
    private void choose(Map<TypeName, TypeRef> types, Map<TypeName, TypeRef> known) {
        int before;
        do {
            before = names.size();
            types.forEach((name, type) -> {
                TypeRef other = known.get(name);
                boolean differs =
                        other != null && (!other.equals(type) || !type(type).equals(type));
                if (differs && !names.containsKey(name)) {
                    names.put(name, free(name, types, known));
                }
            });
        } while (names.size() > before);
    }

    private TypeName free(TypeName name, Map<TypeName, TypeRef> types, Map<TypeName, TypeRef> known) {
        TypeName free = name;
        for (int number = 2;
                known.containsKey(free) || types.containsKey(free) || names.containsValue(free);
                number++) {
            free = new TypeName(name.value() + number);
        }
        return free;
    }

    private TypeRef type(TypeRef type) {
        if (type instanceof NamedType named) {
            return new NamedType(names.getOrDefault(named.name(), named.name()), named.notes());
        }
        TypeRef inside = TypeRewriter.rewriteChildren(type, this::type);
        if (inside instanceof ObjectType object && object.rules().subtypes() != null) {
            Discriminator subtypes =
                    discriminator(Objects.requireNonNull(object.rules().subtypes()));
            return object.withRules(object.rules().withSubtypes(subtypes));
        }
        return inside instanceof UnionType union && union.discriminator() != null
                ? new UnionType(
                        union.variants(),
                        union.exclusive(),
                        discriminator(Objects.requireNonNull(union.discriminator())),
                        union.notes())
                : inside;
    }

    private Discriminator discriminator(Discriminator written) {
        Map<String, TypeName> mapping = new LinkedHashMap<>();
        written.mapping().forEach((value, name) -> mapping.put(value, names.getOrDefault(name, name)));
        return new Discriminator(written.member(), mapping);
    }
}
