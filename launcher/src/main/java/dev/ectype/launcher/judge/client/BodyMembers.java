package dev.ectype.launcher.judge.client;

import dev.ectype.runtime.emulator.sample.RequestedMembers;
import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Selects members of a request body.
 *
 * @param wanted the optional members that the body must have
 * @param unique the texts that get a value which no earlier request had
 * @param same the members with given values
 */
record BodyMembers(List<String> wanted, List<String> unique, Map<String, Document> same) {
    BodyMembers {
        wanted = List.copyOf(wanted);
        unique = List.copyOf(unique);
        same = new LinkedHashMap<>(same);
    }

    /** Returns the same selection with known values of some more members. */
    BodyMembers withSame(Map<String, Document> values) {
        Map<String, Document> all = new LinkedHashMap<>(same);
        all.putAll(values);
        return new BodyMembers(wanted, unique, all);
    }

    RequestedMembers toRequest(String salt) {
        return new RequestedMembers(wanted, List.of(), unique, same, salt);
    }
}
