package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredName;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/** A client of an organization with the project {@code shop}, to which it pushes. */
record Shop(Client client) {
    static Shop of(Plan plan) {
        Client client = ControlPlane.shared().organization(plan);
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        return new Shop(client);
    }

    Reply push(String name, String snapshot) {
        return push(name, snapshot, "");
    }

    /** @param more what stands in the query besides */
    Reply push(String name, String snapshot, String more) {
        return client.post("/v1/projects/shop/snapshots?name=" + name + "&sha256=" + sha256(snapshot) + more, snapshot);
    }

    UUID organization() {
        return IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    }

    /** The contents that are kept of the organization. */
    List<StoredName> contents() {
        return ControlPlane.shared().part(ObjectStorage.class).list(organization(), "snapshots/", null, 10);
    }

    static int version(Reply pushed) {
        return pushed.json().get("version").asInt();
    }

    /** @param pet the one that is in it, as JSON */
    static String snapshot(String api, String pet) {
        return "{\"format\":1,\"api\":{\"name\":\"" + api
                + "\",\"version\":\"1\",\"hash\":\"9f86\"},\"position\":7,\"clock\":\"2025-01-01T00:00:00.000Z\","
                + "\"counters\":{\"pets\":1},\"resources\":{\"pets\":[{\"id\":\"1\",\"version\":1,\"document\":" + pet
                + "}]},\"relationships\":[]}";
    }

    static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
