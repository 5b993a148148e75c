package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.ExpectedKind;
import dev.ectype.launcher.judge.words.EffectKind;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Groups the operations of a description by their paths and methods. */
final class FamilyIndex {
    private final DescribedApi api;
    private final Map<String, ResourceFamily> families = new LinkedHashMap<>();
    private final Map<String, List<DescribedOperation>> actions = new LinkedHashMap<>();
    private final Map<String, List<DescribedOperation>> readsByNoun = new LinkedHashMap<>();

    private FamilyIndex(DescribedApi api) {
        this.api = api;
    }

    static FamilyIndex of(DescribedApi api) {
        FamilyIndex index = new FamilyIndex(api);
        for (DescribedOperation each : api.operations()) {
            index.addAction(each);
            if (each.isHttp() && each.method().equals("GET") && each.endsWithParameter()) {
                String noun = WordComparison.noun(each.lastLiteral());
                index.readsByNoun
                        .computeIfAbsent(noun, name -> new ArrayList<>())
                        .add(each);
            }
        }
        api.operations().forEach(index::add);
        return index;
    }

    /** Returns the families, outer paths first. */
    List<ResourceFamily> families() {
        return families.values().stream()
                .sorted((one, other) -> Integer.compare(depth(one), depth(other)))
                .toList();
    }

    /** Returns the family whose instances have a path, or null. */
    @Nullable
    ResourceFamily at(String itemShape) {
        return families.get(itemShape);
    }

    private static int depth(ResourceFamily family) {
        return family.create().segments().size();
    }

    private void add(DescribedOperation create) {
        ExpectedKind expected = create.isHttp() ? ExpectedKind.of(api, create) : null;
        if (expected == null
                || expected.kind() != EffectKind.CREATE
                || !create.method().equals("POST")) {
            return;
        }
        DescribedOperation read = api.at(create.shape() + "/{}", "GET");
        DescribedOperation found = read == null ? elsewhere(create) : read;
        String parameter = found == null ? null : found.lastParameter();
        if (found == null || parameter == null || families.containsKey(found.shape())) {
            return;
        }
        DescribedOperation list = list(create.shape());
        String shape = found.shape();
        families.put(
                shape,
                new ResourceFamily(
                        create.lastLiteral(),
                        shape,
                        parameter,
                        create,
                        list == null ? list(found.shape(found.segments().size() - 1)) : list,
                        found,
                        api.at(shape, "PATCH"),
                        api.at(shape, "DELETE"),
                        actions.getOrDefault(shape, List.of())));
    }

    private @Nullable DescribedOperation list(String shape) {
        DescribedOperation list = api.at(shape, "GET");
        return list != null && api.listed(list) != null ? list : null;
    }

    /** Returns the operation that reads the same kind of instances at a path of its own, or null. */
    private @Nullable DescribedOperation elsewhere(DescribedOperation create) {
        String noun = WordComparison.noun(create.lastLiteral());
        DescribedOperation only = null;
        for (DescribedOperation each : readsByNoun.getOrDefault(noun, List.of())) {
            boolean flat = each.segments().size() < create.segments().size() + 1 && isSame(create, each);
            if (flat && only != null) {
                return null;
            }
            only = flat ? each : only;
        }
        return only;
    }

    /** Returns whether the response of a creation has most members of the response of a read operation. */
    private boolean isSame(DescribedOperation create, DescribedOperation read) {
        Set<String> members =
                new LinkedHashSet<>(api.types().members(read.replyType()).keySet());
        int all = members.size();
        members.retainAll(api.types().members(create.replyType()).keySet());
        return all > 0 && members.size() * 2 >= all;
    }

    /** Adds an operation to the actions of all paths below which it can be one: {@code /events/{}} of {@code /events/{}:cancel}. */
    private void addAction(DescribedOperation each) {
        String suffix = each.isHttp() && each.method().equals("POST") ? each.suffix() : "";
        String shape = each.shape();
        if (suffix.isEmpty() || ExpectedKind.verb(each) == EffectKind.CREATE || api.at(shape, "GET") != null) {
            return;
        }
        Set<String> instances = new LinkedHashSet<>();
        for (int colon = shape.indexOf(':'); colon >= 0; colon = shape.indexOf(':', colon + 1)) {
            instances.add(shape.substring(0, colon));
        }
        if (shape.endsWith("/" + suffix)) {
            instances.add(shape.substring(0, shape.length() - suffix.length() - 1));
        }
        for (String instance : instances) {
            actions.computeIfAbsent(instance, path -> new ArrayList<>()).add(each);
        }
    }
}
