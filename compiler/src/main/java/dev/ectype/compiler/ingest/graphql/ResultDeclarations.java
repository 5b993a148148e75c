package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldResult;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultField;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultType;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlForm;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import graphql.language.FieldDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Collects the results of root fields that may describe the request beside a stored instance. */
final class ResultDeclarations {
    private final SchemaDeclarations declarations;
    private final EntityTypes entities;
    private final List<FieldResult> fields = new ArrayList<>();
    private final Map<String, ResultType> types = new LinkedHashMap<>();

    private ResultDeclarations(SchemaDeclarations declarations, EntityTypes entities) {
        this.declarations = declarations;
        this.entities = entities;
    }

    static ResultDeclarations of(SchemaDeclarations declarations, EntityTypes entities, List<Endpoint> endpoints) {
        ResultDeclarations results = new ResultDeclarations(declarations, entities);
        for (Endpoint endpoint : endpoints) {
            if (endpoint.binding() instanceof GraphQlField field && field.root() != RootType.SUBSCRIPTION) {
                results.add(field, endpoint);
            }
        }
        return results;
    }

    List<FieldResult> fields() {
        return fields;
    }

    List<ResultType> types() {
        return new ArrayList<>(types.values());
    }

    private void add(GraphQlField field, Endpoint endpoint) {
        String root = String.valueOf(declarations.roots().get(field.root()));
        FieldDefinition declared = Objects.requireNonNull(declarations.field(root, field.field()), field.field());
        TypeUse result = TypeUse.of(declared.getType());
        GraphQlForm form = field.resultForm();
        boolean payload = form instanceof GraphQlForm.Payload || form instanceof GraphQlForm.Done;
        boolean object = declarations.isObject(result.name());
        if (!result.list() && (payload || object && mayListErrors(result.name()))) {
            fields.add(new FieldResult(root, field.field(), result.name(), payload, arguments(endpoint)));
            if (object) {
                addType(result.name());
            }
        }
    }

    private boolean mayListErrors(String type) {
        return declarations.fields(type).stream()
                .map(field -> TypeUse.of(field.getType()))
                .anyMatch(use -> use.list() && (use.name().equals("String") || isEmbedded(use.name())));
    }

    private boolean isEmbedded(String type) {
        return !declarations.possible(type).isEmpty() && !entities.isEntity(type);
    }

    /** Adds a type, and the types of its fields without those of stored instances. */
    private void addType(String type) {
        types.put(type, type(type));
        for (FieldDefinition field : declarations.fields(type)) {
            for (String inside :
                    declarations.possible(TypeUse.of(field.getType()).name())) {
                if (!entities.isEntity(inside)) {
                    types.computeIfAbsent(inside, this::type);
                }
            }
        }
    }

    private ResultType type(String name) {
        return new ResultType(
                name, declarations.fields(name).stream().map(this::field).toList());
    }

    private ResultField field(FieldDefinition field) {
        TypeUse use = TypeUse.of(field.getType());
        return new ResultField(
                field.getName(),
                use.name(),
                use.list(),
                declarations.isLeaf(use.name()),
                declarations.possible(use.name()));
    }

    private static List<String> arguments(Endpoint endpoint) {
        List<String> names = new ArrayList<>();
        endpoint.parameters().stream().map(Parameter::name).forEach(names::add);
        if (endpoint.body() != null && endpoint.body().media().get(0).type() instanceof ObjectType body) {
            body.members().stream().map(ObjectMember::name).forEach(names::add);
        }
        names.remove(GraphQlField.CLIENT_MUTATION_ID);
        return names;
    }
}
