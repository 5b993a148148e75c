package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chooses identifiers that no instance has. */
final class UnknownIdentifiers {
    private static final String SALT = "987654";

    private final SampleRequestWriter writer;

    UnknownIdentifiers(SampleRequestWriter writer) {
        this.writer = writer;
    }

    /** Replaces the value of the innermost parameter that identifies an instance; returns false without one. */
    boolean replace(Endpoint endpoint, OperationPlan plan, Map<String, Document> values) {
        int last = endpoint.parameterBindings().size() - 1;
        ParameterBinding binding =
                last < 0 ? null : endpoint.parameterBindings().get(last);
        String name = binding == null ? pathParameter(endpoint) : binding.parameter();
        if (name == null) {
            return false;
        }
        Document known = values.get(name);
        Document unused = writer.unused(plan, name, SALT);
        Document other = unused == null && known != null ? changed(known) : unused;
        other = other == null && endpoint.binding().callName() != null ? Document.of("id" + SALT) : other;
        if (other == null || other.equals(known)) {
            return false;
        }
        values.put(name, other);
        return true;
    }

    private static @Nullable String pathParameter(Endpoint endpoint) {
        String last = null;
        for (Parameter parameter : endpoint.parameters()) {
            last = parameter.in() == Parameter.In.PATH ? parameter.name() : last;
        }
        return last;
    }

    /** Changes the digits of an identifier, so that it keeps its format, or of all texts in it. */
    private static Document changed(Document known) {
        if (known.isObject()) {
            ObjectEdit edit = ObjectEdit.of(known);
            for (JsonMember member : known.members()) {
                if (member.value().isString() || member.value().isObject()) {
                    edit.set(member.name(), changed(member.value()));
                }
            }
            return edit.toDocument();
        }
        if (known.isLong()) {
            return Document.of(known.longValue() + Long.parseLong(SALT));
        }
        StringBuilder text = new StringBuilder();
        for (char letter : known.text().toCharArray()) {
            text.append(letter >= '0' && letter <= '9' ? (char) ('0' + (letter - '0' + 5) % 10) : letter);
        }
        return Document.of(text.toString().equals(known.text()) ? text + SALT : text.toString());
    }
}
