package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Emits the constants of a resource for operations: its kind, and the members, relationships and lists of states that
 * operations use. They belong to the resource's record, or to the operations if several resources share the record.
 */
public final class ResourceConstants {
    private ResourceConstants() {}

    static void addTo(TypeSpec.Builder record, ClassName name, EmissionNames names) {
        ResourceName resource = names.onlyResourceOf(name);
        if (resource != null) {
            record.addField(kind("RESOURCE", resource, name).build());
            fields(resource, names).forEach(record::addField);
        }
    }

    /** Adds the constants of used resources that no record declares. */
    public static void addMissingTo(
            TypeSpec.Builder operations, Iterable<ResourceName> resources, EmissionNames names) {
        for (ResourceName resource : resources) {
            ClassName record = names.recordOf(resource);
            if (!resource.equals(names.onlyResourceOf(record))) {
                operations.addField(kind(names.constants().shared(resource), resource, record)
                        .build());
                fields(resource, names).forEach(operations::addField);
            }
        }
    }

    public static CodeBlock kindOf(ResourceName resource, EmissionNames names) {
        ClassName record = names.recordOf(resource);
        return resource.equals(names.onlyResourceOf(record))
                ? CodeBlock.of("$T.RESOURCE", record)
                : CodeBlock.of("$N", names.constants().shared(resource));
    }

    public static CodeBlock memberOf(ResourceName resource, MemberPath path, EmissionNames names) {
        return constantOf(
                resource, String.valueOf(names.constants().members(resource).get(path)), names);
    }

    /** Returns the expression of a resource's constant, where its record or the operations declare it. */
    static CodeBlock constantOf(ResourceName resource, String constant, EmissionNames names) {
        ClassName record = names.recordOf(resource);
        return resource.equals(names.onlyResourceOf(record))
                ? CodeBlock.of("$T.$N", record, constant)
                : CodeBlock.of("$N", constant);
    }

    /** Returns the constant of a relationship, or its name as a literal if no resource declares it. */
    public static CodeBlock relationshipOf(String relationship, EmissionNames names) {
        ResourceName owner = names.constants().relationshipOwner(relationship);
        if (owner == null) {
            return CodeBlock.of("$L", StringLiterals.of(relationship));
        }
        return constantOf(
                owner, String.valueOf(names.constants().relationships(owner).get(relationship)), names);
    }

    /** Returns the resource that declares the relationship of a step, or null for a step without one. */
    public static @Nullable ResourceName relationshipOwner(Step step, EmissionNames names) {
        return names.constants().relationshipOwner(step.usedRelationship());
    }

    private static FieldSpec.Builder kind(String name, ResourceName resource, ClassName record) {
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeTypes.RESOURCE_KIND, record),
                        name,
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "$T.of($L, $T.class)", RuntimeTypes.RESOURCE_KIND, StringLiterals.of(resource.value()), record);
    }

    private static List<FieldSpec> fields(ResourceName resource, EmissionNames names) {
        List<FieldSpec> fields = new ArrayList<>();
        for (Map.Entry<MemberPath, String> entry :
                names.constants().members(resource).entrySet()) {
            fields.add(member(resource, entry, names));
        }
        names.constants()
                .relationships(resource)
                .forEach((relationship, name) -> fields.add(
                        FieldSpec.builder(String.class, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                                .initializer("$L", StringLiterals.of(relationship))
                                .build()));
        names.constants()
                .stateLists()
                .of(resource)
                .forEach((list, name) -> fields.add(
                        StateValues.of(resource, list.member(), names).field(name, list.states())));
        return fields;
    }

    private static FieldSpec member(ResourceName resource, Map.Entry<MemberPath, String> entry, EmissionNames names) {
        MemberPath path = entry.getKey();
        TypeName value = names.memberType(resource, path);
        CodeBlock code = path.names().size() == 1
                ? CodeBlock.of(
                        "$T.of($L, $T.class)",
                        RuntimeTypes.MEMBER,
                        StringLiterals.of(path.names().get(0)),
                        value)
                : CodeBlock.of("$T.at($L, $T.class)", RuntimeTypes.MEMBER, StringLiterals.of(path.pointer()), value);
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeTypes.MEMBER, value),
                        entry.getValue(),
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(code)
                .build();
    }
}
