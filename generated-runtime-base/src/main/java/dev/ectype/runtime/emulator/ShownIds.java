package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The identifiers that a description shows as examples where its paths name an instance. */
final class ShownIds {
    private ShownIds() {}

    static List<String> of(Plan plan, ResourceShape shape) {
        Set<String> ids = new LinkedHashSet<>();
        for (OperationPlan operation : plan.operations()) {
            if (shape.name().equals(operation.resource())) {
                for (TiePlan tie : operation.ties()) {
                    collect(operation, tie, shape, ids);
                }
            }
        }
        return new ArrayList<>(ids);
    }

    private static void collect(OperationPlan operation, TiePlan tie, ResourceShape shape, Set<String> ids) {
        MemberName idMember = shape.idMember();
        boolean names = tie.resource().equals(shape.name())
                && idMember != null
                && idMember.name().equals(tie.member());
        for (ParameterPlan parameter : operation.parameters()) {
            if (names && parameter.in() == Location.PATH && parameter.name().equals(tie.parameter())) {
                add(parameter.examples(), shape, ids);
                add(parameter.type().notes().examples(), shape, ids);
                add(Shape.bare(parameter.type()).notes().examples(), shape, ids);
            }
        }
    }

    private static void add(List<Document> examples, ResourceShape shape, Set<String> ids) {
        MemberName idMember = shape.idMember();
        MemberSchema member = idMember == null ? null : Shape.member(shape.type(), idMember.name());
        for (Document example : examples) {
            boolean scalar = example.isString() && !example.text().isEmpty() || example.isLong();
            if (scalar
                    && member != null
                    && isSpeakable(example, shape)
                    && Validator.allows(member.type(), shape.idDocument(example.text()), Direction.STORED)) {
                ids.add(example.text());
            }
        }
    }

    private static boolean isSpeakable(Document example, ResourceShape shape) {
        return !shape.isNumbered() || example.text().matches("[0-9]{1,15}");
    }
}
