package dev.ectype.controlplane.snapshot;

/** Holds the example snapshot of the API description and its hash, so that users can send it unchanged. */
final class SnapshotExample {
    static final String JSON =
            "{\"format\":1,\"api\":{\"name\":\"Petstore\",\"version\":\"1.0.0\",\"hash\":\"9f86d081884c7d659"
                    + "a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\"},\"position\":1,\"clock\":\"2025-01-"
                    + "01T00:00:01.000Z\",\"counters\":{\"pets\":1},\"resources\":{\"pets\":[{\"id\":\"1001\",\"versi"
                    + "on\":1,\"document\":{\"id\":1001,\"name\":\"Mia\"}}]},\"relationships\":[]}";

    static final String SHA256 = "b0030b74684161df51f9e3ac2661f04038705b84a709271877f024dedfb06c5c";

    private SnapshotExample() {}
}
