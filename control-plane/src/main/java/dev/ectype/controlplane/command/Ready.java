package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Formats the ready message for programs.
 *
 * @param adminKey the first key, if it is new
 * @param signIn the link of the first administrator, if the key is new
 * @param mail the folder of mails; empty if a mail server is configured
 */
record Ready(URI address, Optional<String> adminKey, Optional<URI> signIn, Optional<Path> mail) {
    void print(PrintWriter out, boolean json) {
        Map<String, String> members = new LinkedHashMap<>();
        adminKey.ifPresent(key -> members.put("adminKey", key));
        signIn.ifPresent(link -> members.put("signIn", link.toString()));
        mail.ifPresent(folder -> members.put("mail", folder.toString()));
        members.put("ready", address.toString());
        if (json) {
            out.println(JsonMapper.shared().writeValueAsString(members));
        } else {
            members.forEach((name, value) -> out.println(word(name) + " " + value));
        }
        out.flush();
    }

    private static String word(String member) {
        return switch (member) {
            case "adminKey" -> "admin-key";
            case "signIn" -> "sign-in";
            default -> member;
        };
    }

    /** Omits the key and the link. */
    @Override
    public String toString() {
        return "Ready[" + address + "]";
    }
}
