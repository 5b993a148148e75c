package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Formats the ready message for programs: the address, and the first key if it is new. */
record Ready(URI address, Optional<String> adminKey) {
    void print(PrintWriter out, boolean json) {
        if (json) {
            Map<String, String> members = new LinkedHashMap<>();
            adminKey.ifPresent(key -> members.put("adminKey", key));
            members.put("ready", address.toString());
            out.println(JsonMapper.shared().writeValueAsString(members));
        } else {
            adminKey.ifPresent(key -> out.println("admin-key " + key));
            out.println("ready " + address);
        }
        out.flush();
    }
}
