package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.recording.Lines;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** An organization with the project {@code shop}, recordings and snapshots. */
record Shop(String key) {
    static final String RECORDINGS = "/v1/projects/shop/recordings";

    static Shop open(ControlPlane plane) {
        Client client = plane.organization(Plan.ENTERPRISE);
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        return new Shop(client.secret());
    }

    /** Opens one with recordings. */
    static Shop open(ControlPlane plane, int recordings) {
        Shop shop = open(plane);
        for (int at = 0; at < recordings; at++) {
            Lines.upload(plane.client(shop.key), "/" + at);
        }
        return shop;
    }

    /** Pushes a snapshot that no other has. */
    static void push(Client client, int pet) {
        String snapshot = Team.snapshot(pet);
        client.post("/v1/projects/shop/snapshots?name=main&sha256=" + Team.sha256(snapshot), snapshot)
                .is(201);
    }

    static List<String> ids(Client client, String path) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            Client.Reply page = client.get(path + "?limit=100" + cursor).is(200);
            for (JsonNode item : page.items()) {
                ids.add(item.get("id").asString());
            }
            String next = page.text("nextCursor");
            cursor = next == null ? null : "&cursor=" + next;
        }
        return ids;
    }
}
