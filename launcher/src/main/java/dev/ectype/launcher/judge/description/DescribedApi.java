package dev.ectype.launcher.judge.description;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds all operations of a description with indexes by identifier and path. */
public final class DescribedApi {
    private final DescribedTypes types;
    private final Map<EndpointId, DescribedOperation> operations = new LinkedHashMap<>();
    private final Map<String, List<DescribedOperation>> shapes = new LinkedHashMap<>();

    public DescribedApi(ApiModel model) {
        this.types = new DescribedTypes(model.api().types());
        model.endpoints().stream()
                .filter(each -> each.binding().isClientInitiated())
                .map(DescribedOperation::of)
                .forEach(each -> {
                    operations.put(each.id(), each);
                    if (each.isHttp()) {
                        shapes.computeIfAbsent(each.shape(), shape -> new ArrayList<>())
                                .add(each);
                    }
                });
    }

    public DescribedTypes types() {
        return types;
    }

    public List<DescribedOperation> operations() {
        return List.copyOf(operations.values());
    }

    public @Nullable DescribedOperation operation(EndpointId id) {
        return operations.get(id);
    }

    /** Returns the operations of a path, by its shape. */
    public List<DescribedOperation> at(String shape) {
        return shapes.getOrDefault(shape, List.of());
    }

    public @Nullable DescribedOperation at(String shape, String method) {
        return at(shape).stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElse(null);
    }

    /** Returns the type of the listed items of a reply: of the array itself, or of the only array of objects in it. */
    public @Nullable TypeRef listed(DescribedOperation operation) {
        TypeRef reply = operation.replyType();
        TypeRef items = types.items(reply);
        if (items != null) {
            return items;
        }
        List<TypeRef> arrays = types.members(reply).values().stream()
                .map(ObjectMember::type)
                .map(types::items)
                .filter(Objects::nonNull)
                .filter(each -> !types.members(each).isEmpty())
                .toList();
        return arrays.size() == 1 ? arrays.get(0) : null;
    }
}
