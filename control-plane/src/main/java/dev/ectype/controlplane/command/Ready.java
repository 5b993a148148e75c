package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** What a program reads that started the service: where it answers, and the first key where there is one now. */
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
