package dev.ectype.compiler;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Adds stated instances to the instances with which an emulator starts. Singletons and instances of an owner are examples of their type
 * instead, because a statement does not say below which owner they are.
 */
final class StartInstances {
    private StartInstances() {}

    /**
     * Returns the initial instances by resource, or null if the description decides.
     *
     * @param recorded the instances of recordings, or null
     */
    static @Nullable JsonObject of(@Nullable JsonObject recorded, StatedConclusions stated, ApiModel completed) {
        Map<String, JsonArray> instances = new LinkedHashMap<>();
        stated.all(Statement.Instances.class)
                .forEach(each -> completed.resources().stream()
                        .filter(resource -> selects(each.resource(), resource)
                                && resource.parent() == null
                                && !resource.singleton())
                        .findFirst()
                        .ifPresent(found -> instances.putIfAbsent(
                                found.name().value(), new JsonArray(List.copyOf(each.instances())))));
        JsonObject start = instances.isEmpty() || recorded != null ? recorded : JsonObject.EMPTY;
        for (Map.Entry<String, JsonArray> each : instances.entrySet()) {
            start = start == null ? null : start.with(each.getKey(), each.getValue());
        }
        return start;
    }

    private static boolean selects(ResourceKey key, Resource resource) {
        if (key instanceof ResourceKey.Named named) {
            return named.name().equals(resource.name());
        }
        return resource.type() instanceof NamedType type && type.name().equals(((ResourceKey.OfType) key).type());
    }
}
