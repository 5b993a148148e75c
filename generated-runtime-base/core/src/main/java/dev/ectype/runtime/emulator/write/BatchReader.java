package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits a request body with several instances into one body per instance. */
public final class BatchReader {
    private BatchReader() {}

    /**
     * Returns a body for each list element or file of the request, or only the body itself if the request contains one instance.
     */
    public static List<Body<?>> of(Body<?> body, RequestTransaction context) {
        BodyPlan plan = context.preparedOperation().route().plan().body();
        Document document = context.arguments().payload().whole();
        int first = plan == null ? -1 : plan.at().names().indexOf(SchemaShape.FIRST);
        // A body that an override created is not the body of the request.
        boolean own =
                document != null && body.item() == context.arguments().payload().item();
        if (first < 0) {
            return files(body);
        }
        if (plan == null || document == null || !own) {
            return List.of(body);
        }
        List<String> names = plan.at().names();
        Document list = document.at(new MemberPath(names.subList(0, first)));
        if (list == null || !list.isArray()) {
            return List.of(body);
        }
        MemberPath rest = new MemberPath(names.subList(first + 1, names.size()));
        List<Body<?>> bodies = new ArrayList<>();
        for (Document element : list.elements()) {
            Document item = element.at(rest);
            bodies.add(body.about(item == null ? Document.EMPTY_OBJECT : item));
        }
        return bodies;
    }

    /** Returns a body for each of several files with the same part name. The first body keeps the other parts. */
    private static List<Body<?>> files(Body<?> body) {
        Map<String, List<ContentPart>> byName = new LinkedHashMap<>();
        body.parts()
                .forEach(part -> byName.computeIfAbsent(part.name(), name -> new ArrayList<>())
                        .add(part));
        List<ContentPart> files = byName.values().stream()
                .filter(parts -> parts.size() > 1)
                .findFirst()
                .orElse(List.of());
        if (files.isEmpty()) {
            return List.of(body);
        }
        ContentPart one = files.get(0);
        List<ContentPart> rest = body.parts().stream()
                .filter(part -> part == one || !part.name().equals(one.name()))
                .toList();
        List<Body<?>> bodies = new ArrayList<>(List.of(body.with(rest)));
        files.stream().skip(1).map(part -> body.with(List.of(part))).forEach(bodies::add);
        return bodies;
    }
}
