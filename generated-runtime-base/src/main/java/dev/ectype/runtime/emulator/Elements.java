package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import java.util.ArrayList;
import java.util.List;

/** Takes apart a request that tells of several instances at once. */
final class Elements {
    private Elements() {}

    /** A body for each element of the list that a request carries; the body itself where it carries none. */
    static List<Body<?>> of(Body<?> body, Exchange exchange) {
        BodyPlan plan = exchange.endpoint().route().plan().body();
        Document whole = exchange.arguments().payload().whole();
        int first = plan == null ? -1 : plan.at().names().indexOf(Shape.FIRST);
        // What an override hands over is not what the request carries.
        boolean own =
                whole != null && body.item() == exchange.arguments().payload().item();
        if (plan == null || whole == null || first < 0 || !own) {
            return List.of(body);
        }
        List<String> names = plan.at().names();
        Document list = whole.at(new MemberPath(names.subList(0, first)));
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
}
