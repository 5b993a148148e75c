package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;

/** Encodes values as forms: {@code card[number]=4242&tags[0]=a}. */
final class FormEncoder {
    private FormEncoder() {}

    /** Encodes an object as a form. */
    static String encoded(Document object) {
        List<String> pairs = new ArrayList<>();
        if (object.isObject()) {
            object.members().forEach(member -> add(member.name(), member.value(), pairs));
        }
        return String.join("&", pairs);
    }

    /** Adds the pairs of a value under its name. */
    static void add(String name, Document value, List<String> pairs) {
        if (value.isObject()) {
            for (JsonMember member : value.members()) {
                add(name + "[" + member.name() + "]", member.value(), pairs);
            }
        } else if (value.isArray()) {
            int index = 0;
            for (Document element : value.elements()) {
                add(name + "[" + index++ + "]", element, pairs);
            }
        } else {
            pairs.add(PercentEncoder.encoded(name) + "=" + PercentEncoder.encoded(ParameterEncoder.text(value)));
        }
    }
}
