package dev.ectype.controlplane.transfer;

import tools.jackson.databind.json.JsonMapper;

/** Holds the tools of each step of an export or import: the JSON mapper and the progress. */
record ExportTools(JsonMapper json, TransferProgress progress) {}
