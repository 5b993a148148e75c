package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.replay.NewReplay;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ObjectNode;

/** Converts the form of a replay, whose headers and ignored paths are lines of text. */
@Component
class ReplayForm {
    private static final String HEADERS = "headers";
    private static final String IGNORE = "ignore";

    private final FormRequests forms;

    ReplayForm(FormRequests forms) {
        this.forms = forms;
    }

    /** Runs work with the request of a form; reasons of a rejection name the field instead of its lines. */
    <T> T read(Map<String, String> fields, Function<NewReplay, T> work) {
        try {
            return work.apply(request(fields));
        } catch (InvalidRequest rejected) {
            if (rejected.details().get("fields") instanceof List<?> faults) {
                throw InvalidRequest.of(faults.stream()
                        .filter(FieldFault.class::isInstance)
                        .map(fault -> ofField((FieldFault) fault))
                        .toList());
            }
            throw rejected;
        }
    }

    private NewReplay request(Map<String, String> fields) {
        ObjectNode members = forms.members();
        for (String name : List.of("targetUrl", "timeoutMs")) {
            String value = fields.getOrDefault(name, "").strip();
            if (!value.isEmpty()) {
                members.put(name, value);
            }
        }
        ObjectNode headers = members.putObject(HEADERS);
        for (String line : lines(fields, HEADERS)) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw InvalidRequest.of(
                        HEADERS, "header", "have a line without a name and a colon: " + Excerpt.of(line));
            }
            String name = line.substring(0, colon).strip();
            if (headers.has(name)) {
                throw InvalidRequest.of(HEADERS, "unique", "contain " + Excerpt.of(name) + " twice");
            }
            headers.put(name, line.substring(colon + 1).strip());
        }
        lines(fields, IGNORE).forEach(members.putArray(IGNORE)::add);
        return forms.read(members, NewReplay.class);
    }

    private static List<String> lines(Map<String, String> fields, String name) {
        return fields.getOrDefault(name, "")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static FieldFault ofField(FieldFault fault) {
        int bracket = fault.path().indexOf('[');
        if (bracket < 0) {
            return fault;
        }
        int line = 1
                + Integer.parseInt(
                        fault.path().substring(bracket + 1, fault.path().indexOf(']')));
        return new FieldFault(
                fault.path().substring(0, bracket), fault.rule(), "(line " + line + ") " + fault.message());
    }
}
