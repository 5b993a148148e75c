package dev.ectype.controlplane.recording;

/** Holds the texts that the descriptions of several routes share. */
public final class RecordingRouteTexts {
    public static final String TAG = "Recordings";
    public static final String TAG_SAYS = "Recorded traffic of a service.";
    public static final String PROJECT = "Slug or identifier of the project.";
    public static final String SHOP = "shop";
    static final String RECORDING = "rec_01k9a3q0e8f6ta1w5y0n4m7b2c";
    public static final String UPLOAD = "upl_01k9a3q0e8f6ta1w5y0n4m7b2c";
    static final String LINES = "application/x-ndjson";

    private RecordingRouteTexts() {}
}
