package dev.ectype.benchmark.scale;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates descriptions of services with navigation properties. Entities refer to each other and to themselves, and each
 * way to an entity is a path. Repeated path parameters get a number behind their name.
 */
final class NavigationApi {
    private static final int DEEPEST = 6;
    private static final int ROOTS = 40;

    private final Entities entities;
    private final ScaleOperationWriter operations = new ScaleOperationWriter();
    private final Map<String, String> paths = new LinkedHashMap<>();
    private final Deque<Way> open = new ArrayDeque<>();

    /** A path to write, with the names of its parameters. */
    private record Way(String path, List<String> ids, int entity, boolean several, String tag, int depth) {}

    private NavigationApi(int count) {
        entities = Entities.of(Math.max(60, count / 20));
    }

    /** Writes a description with the given number of operations or up to five more; returns the actual number. */
    static int write(int count, Path file) throws IOException {
        NavigationApi api = new NavigationApi(count);
        api.collect(count);
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write(json("{'openapi':'3.0.4','info':{'title':'Directory','version':'v1.0'},"
                    + "'servers':[{'url':'https://api.example.com/v1.0'}],\n'paths':{"));
            String separator = "\n";
            for (Map.Entry<String, String> path : api.paths.entrySet()) {
                out.write(separator + json("'" + path.getKey() + "':" + path.getValue()));
                separator = ",\n";
            }
            out.write(json("},\n'components':" + new ComponentWriter(api.entities).text() + "}\n"));
        }
        return api.operations.written();
    }

    private static String json(String quoted) {
        return quoted.replace('\'', '"');
    }

    private void collect(int count) {
        int size = entities.names().size();
        for (int root = 0; root < size; root += Math.max(1, size / ROOTS)) {
            String name = entities.names().get(root) + "s";
            open.add(new Way("/" + name, List.of(), root, true, name, 0));
        }
        while (!open.isEmpty() && operations.written() < count) {
            Way way = open.remove();
            if (!paths.containsKey(way.path)) {
                add(way.several ? below(way) : way);
            }
        }
    }

    /** Writes a collection and returns the way to one of its entities. */
    private Way below(Way way) {
        String entity = entities.names().get(way.entity);
        paths.put(way.path, operations.collection(entity, way.tag, way.ids));
        paths.put(way.path + "/$count", operations.count(way.tag, way.ids));
        String base = entity + "-id";
        long same = way.ids.stream().filter(id -> id.matches(base + "[0-9]*")).count();
        List<String> ids = new ArrayList<>(way.ids);
        ids.add(base + (same == 0 ? "" : Long.toString(same)));
        String path = way.path + "/{" + ids.get(ids.size() - 1) + "}";
        return new Way(path, ids, way.entity, false, way.tag, way.depth);
    }

    private void add(Way way) {
        String entity = entities.names().get(way.entity);
        paths.put(way.path, operations.one(entity, way.tag, way.ids));
        if (way.depth == 0 || way.depth < 3 && way.entity % 3 == 0) {
            paths.put(way.path + "/api.copy", operations.action(entity, way.tag, way.ids));
            paths.put(way.path + "/api.recent()", operations.function(entity, way.tag, way.ids));
        }
        for (Entities.Navigation next :
                way.depth < DEEPEST ? entities.from(way.entity) : List.<Entities.Navigation>of()) {
            String path = way.path + "/" + next.name();
            String tag = way.tag.replaceAll("\\..*", "") + "." + next.name();
            open.add(new Way(path, way.ids, next.to(), next.several(), tag, way.depth + 1));
        }
    }
}
