package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Emits a method for the store of each resource that operations use, and the constants of the resources without a
 * record of their own. Several classes of operations inherit them from one superclass; a single class has them itself.
 */
public final class StoresEmitter {
    /** The limit of stores in a class; each takes some of the 65,535 constants. */
    private static final int MOST_STORES = 2_000;

    private final EmissionNames names;
    private final Map<ResourceName, String> accessors = new LinkedHashMap<>();
    private final Set<ResourceName> used = new LinkedHashSet<>();
    private final JavaNames reserved;
    private final boolean isShared;

    public StoresEmitter(List<OperationGroup> groups, EmissionNames names) {
        this.names = names;
        List<OperationGroup.Operation> operations =
                groups.stream().flatMap(group -> group.operations().stream()).toList();
        Set<String> methods = new LinkedHashSet<>();
        operations.forEach(operation ->
                methods.add(JavaNames.lowerCamel(operation.endpoint().id().value())));
        JavaNames free = new JavaNames().reserve(ReservedMethods.OF_OPERATIONS).reserve(methods);
        for (OperationGroup.Operation operation : operations) {
            for (Step step : operation.behavior().steps()) {
                ResourceName resource = step.resource();
                if (resource != null && !accessors.containsKey(resource)) {
                    accessors.put(resource, free.member(word(resource, methods)));
                }
                use(ResourceConstants.relationshipOwner(step, names));
            }
            use(names.subscribedResource(operation.endpoint()));
        }
        reserved = new JavaNames().reserve(ReservedMethods.OF_OPERATIONS).reserve(accessors.values());
        used.addAll(accessors.keySet());
        isShared = groups.size() > 1 && !used.isEmpty();
    }

    private void use(@Nullable ResourceName resource) {
        if (resource != null) {
            used.add(resource);
        }
    }

    /** Returns the word for a store: the resource, unless an operation has that name. */
    private static String word(ResourceName resource, Set<String> methods) {
        return methods.contains(JavaNames.lowerCamel(resource.value()))
                ? Nouns.singular(resource.value()) + "Store"
                : resource.value();
    }

    /** Returns the names of the methods that operations must not override. */
    public JavaNames reserved() {
        return reserved;
    }

    /** Returns the method for the store of a resource. */
    public String accessor(ResourceName resource) {
        return Objects.requireNonNull(accessors.get(resource), resource.value());
    }

    /** Returns the superclass of the classes of operations. */
    public ClassName superclass() {
        return isShared ? names.stores() : RuntimeTypes.OPERATIONS;
    }

    /** Adds the stores to the only class of operations. */
    public void addTo(TypeSpec.Builder operations) {
        if (!isShared) {
            ResourceConstants.addMissingTo(operations, used, names);
            accessors.keySet().forEach(resource -> operations.addMethod(method(resource)));
        }
    }

    /** Returns the superclass of several classes, and its own superclasses if the stores exceed a class file. */
    public List<TypeSpec> emit() {
        if (!isShared) {
            return List.of();
        }
        List<ResourceName> resources = List.copyOf(accessors.keySet());
        List<TypeSpec> types = new ArrayList<>();
        ClassName base = RuntimeTypes.OPERATIONS;
        int from = 0;
        for (; resources.size() - from > MOST_STORES; from += MOST_STORES) {
            ClassName part = names.type(names.stores().simpleName() + "Part");
            types.add(type(part, base, resources.subList(from, from + MOST_STORES))
                    .build());
            base = part;
        }
        TypeSpec.Builder last = type(names.stores(), base, resources.subList(from, resources.size()));
        ResourceConstants.addMissingTo(last, withoutStore(), names);
        types.add(last.build());
        return types;
    }

    private TypeSpec.Builder type(ClassName name, ClassName base, List<ResourceName> resources) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc("The stored resources that the operations read and change.\n")
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .superclass(base)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PROTECTED)
                        .addParameter(RuntimeTypes.REQUEST_CONTEXT, "context")
                        .addStatement("super(context)")
                        .build());
        ResourceConstants.addMissingTo(type, resources, names);
        resources.forEach(resource -> type.addMethod(method(resource)));
        return type;
    }

    /** Returns the resources that operations name without a store of their own. */
    private Set<ResourceName> withoutStore() {
        Set<ResourceName> others = new LinkedHashSet<>(used);
        others.removeAll(accessors.keySet());
        return others;
    }

    private MethodSpec method(ResourceName resource) {
        return MethodSpec.methodBuilder(accessor(resource))
                .addModifiers(Modifier.PROTECTED)
                .returns(ParameterizedTypeName.get(RuntimeTypes.STORE, names.recordOf(resource)))
                .addStatement("return store($L)", ResourceConstants.kindOf(resource, names))
                .build();
    }
}
