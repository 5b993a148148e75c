package dev.ectype.cli.ask;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.RequestSample;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Gives empty lists an element where a body is sent as a form, since a form cannot spell a list without elements. */
final class FormLists {
    private FormLists() {}

    static RequestSample filled(RequestSample sample, FitContext context) {
        Document body = sample.body();
        boolean json = sample.media().mediaType().toLowerCase(Locale.ROOT).contains("json");
        if (json || !body.isObject()) {
            return sample;
        }
        Document filled = body;
        for (Member member : body.members()) {
            MemberSchema described = Shape.member(sample.media().type(), member.name());
            boolean empty = member.value().isArray() && member.value().size() == 0;
            if (empty && described != null && Shape.bare(described.type()) instanceof ArraySchema array) {
                String list = "[" + Fitter.sample(array.items(), context).literal() + "]";
                Document longer = ObjectEdit.of(filled)
                        .set(member.name(), Json.parse(list.getBytes(StandardCharsets.UTF_8)))
                        .toDocument();
                filled = Validator.allows(sample.media().type(), longer, Direction.REQUEST) ? longer : filled;
            }
        }
        return new RequestSample(sample.media(), filled);
    }
}
