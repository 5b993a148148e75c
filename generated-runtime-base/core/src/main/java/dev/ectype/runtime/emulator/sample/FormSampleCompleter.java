package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.RequestSample;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.Locale;

/** Adapts a sample body to a form, which cannot express empty arrays and nulls. */
final class FormSampleCompleter {
    private FormSampleCompleter() {}

    static RequestSample complete(RequestSample sample, FitContext context) {
        Document body = sample.body();
        boolean json = sample.media().mediaType().toLowerCase(Locale.ROOT).contains("json");
        if (json || !body.isObject()) {
            return sample;
        }
        Schema type = sample.media().type();
        Document filled = body;
        for (JsonMember member : body.members()) {
            MemberSchema described = SchemaShape.member(type, member.name());
            if (member.value().isNull()) {
                filled = ifAllowed(type, ObjectEdit.of(filled).remove(member.name()), filled);
            } else if (described != null) {
                Document fuller = NonEmptyValues.fill(member.value(), described.type(), context);
                boolean changed = fuller != member.value();
                filled = changed ? ifAllowed(type, ObjectEdit.of(filled).set(member.name(), fuller), filled) : filled;
            }
        }
        return new RequestSample(sample.media(), filled);
    }

    private static Document ifAllowed(Schema type, ObjectEdit edit, Document otherwise) {
        Document edited = edit.toDocument();
        return Validator.allows(type, edited, Direction.REQUEST) ? edited : otherwise;
    }
}
